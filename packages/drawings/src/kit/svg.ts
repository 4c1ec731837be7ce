/**
 * The few SVG elements that the drawings are made of. Every function is pure and returns markup.
 *
 * A definition (filter, gradient, clip path) is written beside its use under an id that is a hash of its text,
 * so that any number of drawings can be put into one document without their ids meeting.
 */

/** Markup of zero or more SVG elements. */
export type Svg = string

/** Path data, the `d` of a path. */
export type PathData = string

/** Position along a gradient (0 to 1), colour, and opacity (0 to 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** FNV-1a, 32 bits: short, stable, and plenty for the few hundred definitions of one document. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return `d${(value >>> 0).toString(36)}`
}

/** Three decimals suffice: a drawing is at most 2,000 units high. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

export function group(content: Svg, transform?: string): Svg {
  return transform ? `<g transform="${transform}">${content}</g>` : `<g>${content}</g>`
}

export function fill(d: PathData, colour: string, opacity = 1): Svg {
  return `<path d="${d}" fill="${colour}" fill-opacity="${n(opacity)}"/>`
}

/** @param dash lengths of strokes and gaps, as for a row of stitches. */
export function stroke(
  d: PathData,
  colour: string,
  width: number,
  opacity = 1,
  dash?: string,
): Svg {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${n(opacity)}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): Svg {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}" fill-opacity="${n(opacity)}"/>`
}

function stops(list: readonly Stop[]): Svg {
  return list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
    )
    .join('')
}

/** Fills a path with a gradient from one point to another, in the drawing's units. */
export function fillLinear(
  d: PathData,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): Svg {
  const body = `gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stops(list)}`
  const id = hash(body)
  return `<linearGradient id="${id}" ${body}</linearGradient><path d="${d}" fill="url(#${id})"/>`
}

/** Fills a path with a gradient around a point, in the drawing's units. */
export function fillRadial(
  d: PathData,
  centre: readonly [number, number],
  radius: number,
  list: readonly Stop[],
): Svg {
  const body = `gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}">${stops(list)}`
  const id = hash(body)
  return `<radialGradient id="${id}" ${body}</radialGradient><path d="${d}" fill="url(#${id})"/>`
}

export function clipped(d: PathData, content: Svg): Svg {
  const id = hash(`clip${d}`)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Shows content only outside a path, within a margin far wider than any picture. */
export function clippedOutside(d: PathData, content: Svg): Svg {
  const id = hash(`outside${d}`)
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="M-4000-4000H4000V4000H-4000Z${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Fills a path with a repeated tile of the given size. */
export function fillPattern(
  d: PathData,
  width: number,
  height: number,
  tile: Svg,
  transform = '',
): Svg {
  const body = `width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${tile}`
  const id = hash(body)
  return `<pattern id="${id}" ${body}</pattern><path d="${d}" fill="url(#${id})"/>`
}
