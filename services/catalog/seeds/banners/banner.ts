import { GROUND } from '@stampa/drawings/kit/colour'
import { type Placement, picture } from '@stampa/drawings/kit/scene'
import type { Svg } from '@stampa/drawings/kit/svg'
import type { DemoBanner } from '../types.ts'

/** A banner before its picture is painted. */
export interface Banner extends Pick<DemoBanner, 'title' | 'subtitle' | 'link' | 'placement'> {
  /** What is to be seen, for those who cannot see it. */
  readonly alt: string
  readonly ground?: string
  /** From the back to the front, on 1500 × 1000 units: pages show text beside the picture. */
  readonly layers: readonly (Placement | Svg)[]
}

export function bannerPicture({ layers, ground = GROUND }: Banner): string {
  return picture([1500, 1000], layers, ground)
}
