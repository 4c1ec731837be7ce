/** Motifs of the print shop itself: inks over inks, halftone dots, register marks. */

import { INK } from '@stampa/drawings/kit/colour'
import { ellipse } from '@stampa/drawings/kit/path'
import { clipped, fill, type PathData, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** Three transparent inks, one over another. */
export function overprint(): Svg {
  const cyan = ellipse(-34, 20, 60, 60)
  const magenta = ellipse(34, 20, 60, 60)
  const yellow = ellipse(0, -38, 60, 60)
  return [
    fill(cyan, INK.cyan),
    fill(magenta, INK.magenta),
    fill(yellow, INK.yellow),
    clipped(cyan, fill(magenta, '#3b2a7c') + fill(yellow, '#3f9448')),
    clipped(magenta, fill(yellow, '#df4318')),
    clipped(cyan, clipped(magenta, fill(yellow, INK.black))),
  ].join('')
}

/** A ball, as a coarse screen at 45° renders it. */
export function halftone(colour: string): Svg {
  const pitch = 12.5
  const dots: PathData[] = []
  for (let row = -12; row <= 12; row++) {
    for (let column = -12; column <= 12; column++) {
      const [x, y] = [((column - row) * pitch) / Math.SQRT2, ((column + row) * pitch) / Math.SQRT2]
      const away = Math.hypot(x, y) / 98
      if (away >= 1) continue
      // Lambert's cosine for light from the upper left, a little in front of the paper.
      const light = (-0.5 * x - 0.55 * y) / 98 + 0.67 * Math.sqrt(1 - away * away)
      const radius = pitch * 0.62 * Math.sqrt(Math.min(1, Math.max(0.02, 1 - light)))
      dots.push(ellipse(x, y, radius, radius))
    }
  }
  return fill(dots.join(''), colour)
}

/** A register mark whose quarters are the four process inks. */
export function registration(line: string, key: string = line): Svg {
  const quarter = (from: string, to: string) => `M0 0L${from}A52 52 0 0 1 ${to}Z`
  return [
    fill(quarter('-52 0', '0 -52'), INK.cyan),
    fill(quarter('0 -52', '52 0'), INK.magenta),
    fill(quarter('52 0', '0 52'), key),
    fill(quarter('0 52', '-52 0'), INK.yellow),
    stroke(ellipse(0, 0, 70, 70), line, 9),
    fill('M-98-4.5H98V4.5H-98ZM-4.5-98H4.5V98H-4.5Z', line),
  ].join('')
}
