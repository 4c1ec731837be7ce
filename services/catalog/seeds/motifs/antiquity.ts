/** Motifs from the pottery and the stones. */

import { ellipse, pair, symmetric, symmetricLine } from '@stampa/drawings/kit/path'
import { clipped, fill, fillPattern, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** An amphora. @param band colour of what is painted on it. */
export function amphora(clay: string, band: string): Svg {
  const body = symmetric(
    [0, -98],
    [
      [30, -98],
      [36, -98, 38, -86, 32, -82],
      [24, -78, 22, -60, 24, -44],
      [60, -34, 72, 0, 56, 36],
      [46, 60, 26, 76, 18, 86],
      [28, 88, 30, 98, 28, 98],
      [0, 98],
    ],
  )
  return [
    stroke(pair([26, -76], [[62, -84, 70, -50, 52, -26]]), clay, 9),
    fill(body, clay),
    clipped(
      body,
      [
        stroke('M-90-40H90M-90 30H90', band, 4.5),
        fillPattern(
          'M-90-32H90V-12H-90Z',
          20,
          20,
          stroke('M0 17H20M3 17V4H16V12H9', band, 3.4),
          'translate(0 -32)',
        ),
        fillPattern(
          'M-90 30H90V80H-90Z',
          12,
          60,
          fill('M0 76L6 36L12 76Z', band),
          'translate(0 0)',
        ),
        stroke(
          symmetricLine(
            [0, 10],
            [
              [14, -6, 26, 26, 40, 8],
              [50, -4, 62, 16, 80, 4],
            ],
          ),
          band,
          5,
        ),
      ].join(''),
    ),
  ].join('')
}

/** One turn of a meander, large. */
export function meander(ink: string): Svg {
  return `<path d="M-86 97V-86H86V52H-40V-40H40V8" fill="none" stroke="${ink}" stroke-width="22"/><path d="M-50 86H97" stroke="${ink}" stroke-width="22"/>`
}

/** An Ionic capital on its fluted shaft. */
export function column(ink: string): Svg {
  const spiral =
    'M0-62H52C78-62 90-46 90-28C90-10 76 2 60 2C44 2 34-8 34-22C34-34 44-42 54-42C64-42 70-34 70-27C70-20 65-16 59-16'
  return [
    fill('M-96-92H96V-76H-96Z', ink),
    stroke(spiral, ink, 10),
    `<g transform="scale(-1 1)">${stroke(spiral, ink, 10)}</g>`,
    stroke('M-30-30H30M-30-12H30', ink, 8),
    stroke('M-40 16V92M-20 8V92M0 8V92M20 8V92M40 16V92', ink, 9),
    stroke('M-52 98H52', ink, 9),
  ].join('')
}

/** The eye that keeps evil off: blue glass, white, and a pupil. */
export function eye(glass: string, white: string, iris: string, pupil: string): Svg {
  return [
    fill(ellipse(0, 0, 98, 98), glass),
    fill(ellipse(0, 0, 66, 66), white),
    fill(ellipse(0, 0, 46, 46), iris),
    fill(ellipse(0, 0, 24, 24), pupil),
    fill(ellipse(-30, -34, 7, 7), white),
  ].join('')
}
