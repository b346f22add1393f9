"""What Prometheus can read at /metrics. Each worker counts for itself."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MILLISECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SECONDS = (0.01, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.requests = Counter("guildhall_http_requests", "HTTP requests", ["method", "status"], registry=of)
        self.events = Counter("guildhall_events", "Actions, undos and redos at tables", ["by"], registry=of)
        self.refusals = Counter("guildhall_refusals", "Refused requests and messages", ["code"], registry=of)
        self.sockets = Gauge("guildhall_sockets", "Open sockets", registry=of)
        self.rooms = Gauge("guildhall_rooms", "Tables in memory", registry=of)
        self.broken = Gauge("guildhall_broken_table", "Tables that cannot be gone on with", ["table"], registry=of)
        self.tables = Counter("guildhall_tables_opened", "Tables opened", ["game"], registry=of)
        self.commit = Histogram("guildhall_commit_seconds", "Time of a commit", buckets=MILLISECONDS, registry=of)
        self.commit_size = Histogram(
            "guildhall_commit_events", "Events in a commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), registry=of
        )
        self.act = Histogram(
            "guildhall_act_seconds", "From an action's message to its commit", buckets=MILLISECONDS, registry=of
        )
        self.thinking = Histogram("guildhall_bot_seconds", "Time a bot thought", buckets=MILLISECONDS, registry=of)
        self.bots_waiting = Gauge("guildhall_bots_waiting", "Bots and hints that wait for a process", registry=of)
        self.bots_thinking = Gauge("guildhall_bots_thinking", "Bots and hints that think", registry=of)
        self.waited = Histogram(
            "guildhall_bot_wait_seconds", "Time until a bot could think", ["pace"], buckets=SECONDS, registry=of
        )
        self.webhooks = Counter("guildhall_webhooks", "Webhooks sent", ["result"], registry=of)
        self.pushes = Counter("guildhall_pushes", "Push messages sent", ["result"], registry=of)

    def committed(self, count: int, seconds: float) -> None:
        self.commit.observe(seconds)
        self.commit_size.observe(count)

    def text(self) -> bytes:
        return generate_latest(self.registry)
