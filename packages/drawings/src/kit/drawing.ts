import type { Svg } from './svg.ts'

/** A thing on no ground, drawn at the scale of a product picture (1600 × 2000 units), its axis at x = 0. */
export interface Drawing {
  readonly markup: Svg
  /** The smallest rectangle around the thing itself, without its shadow. */
  readonly bounds: Bounds
}

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Bounds of a thing that is symmetric about its axis. */
export function centred(width: number, height: number): Bounds {
  return { x: -width / 2, y: 0, width, height }
}
