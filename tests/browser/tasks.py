"""The tasks of a page's main thread out of a trace of Chromium, each with what its processor time went to."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec

CAUSES = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "pre-paint",
    "Paint": "paint",
    "Layerize": "composite",
    "Commit": "composite",
    "UpdateLayer": "composite",
    "CompositeLayers": "composite",
    "HitTest": "hit test",
    "ParseHTML": "parse",
    "ParseAuthorStyleSheet": "style sheets",
    "MinorGC": "collect",
    "MajorGC": "collect",
    "V8.GC_SCAVENGER": "collect",
    "BlinkGC.AtomicPhase": "collect",
    "v8.compile": "compile",
    "v8.compileModule": "compile",
    "V8.CompileCode": "compile",
    "V8.CompileIgnition": "compile",
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "v8.evaluateModule": "script",
    "RunMicrotasks": "script",
    "TimerFire": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "FireIdleCallback": "script",
}
TASK = {"ThreadControllerImpl::RunTask", "RunTask"}
MESSAGE = "Receive mojo message"
NAVIGATION = "content.mojom.NavigationClient"
"""Who tells a page's process to leave one document and take another: the browser's own work."""
DEVTOOLS = "blink.mojom.DevTools"
TOOL = "tool"
"""The script, a third of a megabyte, that Playwright puts into each new document: no page does that to a person."""


class Task(msgspec.Struct):
    """One task: when it began, its processor time and the shares of it, all in milliseconds."""

    at: float
    cpu: float
    wall: float
    shares: dict[str, float]


def tasks_of(events: list[dict[str, Any]]) -> list[Task]:
    """The tasks of the one main thread that painted, in their order."""
    thread = main_thread(events)
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and one["ph"] == "X" and "tdur" in one]
    mine.sort(key=lambda one: (one["ts"], -one.get("dur", 0)))
    tasks: list[Task] = []
    stack: list[tuple[float, str, Task]] = []
    for one in mine:
        while stack and one["ts"] >= stack[-1][0]:
            stack.pop()
        cpu = one["tdur"] / 1000
        if one["name"] in TASK and not stack:
            tasks.append(Task(one["ts"] / 1000, cpu, one["dur"] / 1000, defaultdict(float, {"other": cpu})))
            stack.append((one["ts"] + one["dur"], "other", tasks[-1]))
        elif stack and (cause := cause_of(one)):
            _, above, task = stack[-1]
            task.shares[above] -= cpu
            task.shares[cause] += cpu
            stack.append((one["ts"] + one["dur"], cause, task))
    return tasks


def cause_of(event: dict[str, Any]) -> str | None:
    """What processor time goes to in this event; None: it does not say."""
    if event["name"] == MESSAGE:
        whose = str(event["args"].get("chrome_mojo_event_info", {}).get("mojo_interface_tag"))
        return "change of page" if whose == NAVIGATION else TOOL if whose.startswith(DEVTOOLS) else None
    if event["name"] == "EvaluateScript" and not event["args"].get("data", {}).get("url"):
        return TOOL
    return CAUSES.get(event["name"])


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Process and thread of the page: the main thread of a renderer that did most."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    busy: dict[tuple[int, int], float] = defaultdict(float)
    for one in events:
        if (key := (one["pid"], one["tid"])) in mains:
            busy[key] += one.get("tdur", 0)
    return max(busy, key=lambda key: busy[key])
