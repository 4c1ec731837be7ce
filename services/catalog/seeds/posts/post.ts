import { GROUND } from '@stampa/drawings/kit/colour'
import { type Placement, picture } from '@stampa/drawings/kit/scene'
import type { Svg } from '@stampa/drawings/kit/svg'

/** A post of the shop's blog, before its picture is painted. */
export interface Post {
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly tags: readonly string[]
  /** `YYYY-MM-DD`; posts go out at seven, UTC. */
  readonly day: string
  readonly paragraphs: readonly string[]
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string
  /** From the back to the front, on 1200 × 800 units. */
  readonly layers: readonly (Placement | Svg)[]
  readonly ground?: string
}

export function postPicture({ layers, ground = GROUND }: Post): string {
  return picture([1200, 800], layers, ground)
}
