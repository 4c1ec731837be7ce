/** Motifs of those who are on their way. */

import { ellipse, pair } from '@stampa/drawings/kit/path'
import { clipped, disc, fill, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** A road that winds up to the mountains, in a round frame. @param paper colour of sky and road. */
export function road(ink: string, paper: string): Svg {
  const frame = ellipse(0, 0, 98, 98)
  return clipped(
    frame,
    [
      fill(frame, ink),
      disc(38, -42, 22, paper),
      fill('M-120 30L-52-44L-24-12L6-50L120 40V10H120Z', paper, 0.55),
      fill('M-120 40C-60 0 40 0 120 34V120H-120Z', ink),
      fill(
        'M-70 110C-64 74 24 70 24 46C24 32-8 32-12 22C-14 16-6 12 4 11C-2 16-2 18 4 21C22 28 50 30 50 50C50 78-2 82 10 110Z',
        paper,
      ),
    ].join(''),
  )
}

/** A sea turtle from above. @param cut colour of the lines on its shell. */
export function turtle(ink: string, cut: string): Svg {
  return [
    fill(
      pair(
        [30, -44],
        [
          [58, -92, 96, -84, 98, -30],
          [78, -46, 60, -40, 46, -20],
        ],
      ),
      ink,
    ),
    fill(
      pair(
        [34, 50],
        [
          [60, 56, 74, 76, 66, 98],
          [46, 92, 32, 80, 22, 64],
        ],
      ),
      ink,
    ),
    fill(ellipse(0, -80, 19, 23), ink),
    fill(ellipse(0, 8, 56, 72), ink),
    stroke('M0-50L24-26V8L0 30L-24 8V-26Z', cut, 5.5),
    stroke('M0-50V-66M24-26L46-36M24 8L54 20M0 30V44M-24-26L-46-36M-24 8L-54 20', cut, 5.5),
    stroke('M0 44L22 62M0 44L-22 62', cut, 5.5),
  ].join('')
}

/** A spool whose thread runs out. @param cut colour of the lines between its turns. */
export function spool(ink: string, cut: string): Svg {
  return [
    fill('M-62-98H62A10 10 0 0 1 62-72H-62A10 10 0 0 1-62-98Z', ink),
    fill('M-62 54H62A10 10 0 0 1 62 80H-62A10 10 0 0 1-62 54Z', ink),
    fill('M-46-64H46C54-30 54 14 46 46H-46C-54 14-54-30-46-64Z', ink),
    stroke('M-50-28L48-48M-52-2L51-22M-51 24L52 4M-44 46L48 30', cut, 6),
    stroke('M46 34C74 30 88 46 84 66C78 92 40 84 8 90C-8 93-20 96-30 98', ink, 7),
  ].join('')
}

/** A sail before the wind, cut out of one colour. */
export function sail(ink: string): Svg {
  return [
    fill('M-6-98C-16-50-44-2-88 34H-6Z', ink),
    fill('M8-74C44-46 66-6 70 34H8Z', ink),
    fill('M-90 48H92C82 70 66 80 46 80H-42C-64 80-80 70-90 48Z', ink),
    stroke('M-84 97q14-12 28 0t28 0t28 0t28 0t28 0t28 0', ink, 7),
  ].join('')
}

/** A sheet of paper that was folded to fly. */
export function paperPlane(ink: string, shade: string): Svg {
  return [
    fill('M-96-6L96-82L-20 26Z', ink),
    fill('M96-82L34 78L-20 26Z', ink),
    fill('M96-82L-20 26L-34 84L8 50L-6 40Z', shade),
  ].join('')
}
