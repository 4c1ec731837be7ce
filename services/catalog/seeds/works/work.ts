import { GROUND, mix } from '@stampa/drawings/kit/colour'
import { type Placement, picture } from '@stampa/drawings/kit/scene'
import type { Svg } from '@stampa/drawings/kit/svg'
import type { Brand } from '../brands.ts'

/** What the shop made for a customer, before its pictures are painted. */
export interface Work {
  readonly title: string
  readonly brand: Brand
  readonly description: string
  readonly scenes: readonly Scene[]
}

export interface Scene {
  /** What is to be seen, for those who cannot see it. */
  readonly alt: string
  /** From the back to the front, on 1200 × 900 units. */
  readonly layers: readonly (Placement | Svg)[]
  readonly ground?: string
}

export function scenePicture({ layers, ground = GROUND }: Scene): string {
  return picture([1200, 900], layers, ground)
}

/** Paper with a breath of a colour. */
export function tinted(colour: string): string {
  return mix(GROUND, colour, 0.22)
}
