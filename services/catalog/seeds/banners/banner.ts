import { GROUND } from '../drawings/kit/colour.ts'
import { type Placement, picture } from '../drawings/kit/scene.ts'
import type { Svg } from '../drawings/kit/svg.ts'
import type { DemoBanner } from '../types.ts'

/** A banner before its picture is painted. */
export interface Banner extends Pick<DemoBanner, 'title' | 'subtitle' | 'link' | 'placement'> {
  /** What is to be seen, for those who cannot see it. */
  readonly alt: string
  readonly size: readonly [width: number, height: number]
  /** What must stay in sight when the picture is cropped, as shares of its width and height. */
  readonly focus: { readonly x: number; readonly y: number }
  readonly ground?: string
  readonly layers: readonly (Placement | Svg)[]
}

/** Fills the home page's slider, whose text stands beside the picture. */
export const SLIDE = [1500, 1000] as const

/** For the strips between sections: the things are on the right, the left is free for text. */
export const STRIP = [1600, 700] as const

export function bannerPicture({ size, layers, ground = GROUND }: Banner): string {
  return picture(size, layers, ground)
}
