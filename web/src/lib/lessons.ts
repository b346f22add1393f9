/**
 * What this device knows of the guided lessons: which are done, and how far the one is that was left. The server keeps
 * nothing of it; a lesson goes on from what the learner did in it.
 */
import type { Course, LessonTitle } from './api'
import { keep, kept } from './keep'

export interface Learned {
  done: string[]
  /** The lesson that was left, and what was done in it. */
  left: { lesson: string; deeds: string[] } | null
}

type All = Record<string, Learned>

function all(): All {
  return kept<All>('lessons') ?? {}
}

export function learned(game: string): Learned {
  const found = all()[game]
  return { done: found?.done ?? [], left: found?.left ?? null }
}

function change(game: string, to: Partial<Learned>): void {
  keep('lessons', { ...all(), [game]: { ...learned(game), ...to } })
}

/** It was left after these deeds: there it goes on. */
export function leave(game: string, lesson: string, deeds: readonly string[]): void {
  change(game, { left: { lesson, deeds: [...deeds] } })
}

export function finish(game: string, lesson: string): void {
  const { done, left } = learned(game)
  change(game, {
    done: done.includes(lesson) ? done : [...done, lesson],
    left: left?.lesson === lesson ? null : left,
  })
}

export function lessonsOf(course: Course): LessonTitle[] {
  return course.chapters.flatMap((chapter) => chapter.lessons)
}

export interface Standing {
  course: Course
  lessons: LessonTitle[]
  done: string[]
  /** The lesson to go on with; null: all are done. */
  next: LessonTitle | null
  /** Its number, from 1. */
  number: number
  /** Of all that are not done. */
  minutes: number
  begun: boolean
}

/** How far a course is: the lesson that was left comes first, then the first that is not done. */
export function standing(course: Course): Standing {
  const lessons = lessonsOf(course)
  const { done, left } = learned(course.game)
  const open = lessons.filter((one) => !done.includes(one.id))
  const next = open.find((one) => one.id === left?.lesson) ?? open[0] ?? null
  return {
    course,
    lessons,
    done,
    next,
    number: next ? lessons.indexOf(next) + 1 : lessons.length,
    minutes: Math.ceil(open.reduce((sum, one) => sum + one.minutes, 0)),
    begun: done.length > 0 || left !== null,
  }
}
