import { GROUND } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { box } from './path.ts'
import { fillRadial, group, n, type Svg } from './svg.ts'

/** A drawing put somewhere on a picture. */
export interface Placement {
  readonly drawing: Drawing
  /** Centre of the drawing's bounds on the picture. */
  readonly at: readonly [x: number, y: number]
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly turn?: number
}

/** Puts a drawing somewhere. @param scale eighths keep the tiles of weaves on whole pixels, which paints faster */
export function put(
  drawing: Drawing,
  at: readonly [x: number, y: number],
  scale: number,
  turn = 0,
): Placement {
  return { drawing, at, scale, turn }
}

function placed({ drawing, at, scale = 1, turn = 0 }: Placement): Svg {
  const { x, y, width, height } = drawing.bounds
  const [left, top] = [(x + width / 2) * scale, (y + height / 2) * scale]
  return group(
    drawing.markup,
    turn === 0
      ? `translate(${Math.round(at[0] - left)} ${Math.round(at[1] - top)}) scale(${n(scale)})`
      : `translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)}) translate(${n(-left)} ${n(-top)}) scale(${n(scale)})`,
  )
}

function svg(view: readonly number[], size: readonly [number, number], content: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(n).join(' ')}" width="${size[0]}" height="${size[1]}">${content}</svg>`
}

/** The paper that everything lies on: a little lighter where the light falls. */
function paper(width: number, height: number, colour: string): Svg {
  return fillRadial(
    box(0, 0, width, height),
    [width * 0.38, height * 0.3],
    Math.hypot(width, height) * 0.75,
    [
      [0, '#ffffff', 0.35],
      [0.55, '#ffffff', 0],
      [1, '#3a2c1c', 0.07],
    ],
  ).replace('<radial', `<rect width="${width}" height="${height}" fill="${colour}"/><radial`)
}

/** A whole picture as an SVG document. */
export function picture(
  size: readonly [width: number, height: number],
  content: readonly (Placement | Svg)[],
  ground: string = GROUND,
): string {
  const [width, height] = size
  const layers = content.map(layer => (typeof layer === 'string' ? layer : placed(layer)))
  return svg([0, 0, width, height], size, paper(width, height, ground) + layers.join(''))
}

/** The catalogue picture of one thing, 1600 × 2000. */
export function productPicture(drawing: Drawing): string {
  const { width, height } = drawing.bounds
  // Small things come nearer, but never as near as to look as big as a shirt.
  // Eighths keep the tiles of weaves on whole pixels, where the rasteriser paints them ten times as fast.
  const room = Math.min(1340 / width, 1560 / height)
  const scale = room >= 1.25 ? 1.25 : room >= 1.125 ? 1.125 : 1
  return picture([1600, 2000], [{ drawing, at: [800, 1000], scale }])
}

/** How wide and high the icons of the demo shop are. */
export const ICON_PIXELS = 128

/** How wide the pictures are that are shown on cards only. */
export const CARD_PIXELS = 960

/** A small square icon of one thing on a transparent ground. */
export function icon(drawing: Drawing, pixels: number): string {
  const { x, y, width, height } = drawing.bounds
  const side = Math.max(width, height) * 1.08
  const view = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side]
  return svg(view, [pixels, pixels], drawing.markup)
}
