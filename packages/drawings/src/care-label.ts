import { cloth, lyingShadow, stitches } from './kit/cloth.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box } from './kit/path.ts'
import { group, type Svg, stroke } from './kit/svg.ts'

/** Wash, do not bleach, dry on a line, iron: symbols of ISO 3758, 100 units wide, around (0, 0). */
const SYMBOLS = [
  'M-50-30L-38 40H38L50-30M-50-18q12.5-14 25 0t25 0t25 0t25 0M-4 8a6 6 0 1 1 8 0a6 6 0 1 1-8 0',
  'M0-42L48 42H-48ZM-40-42L40 42M40-42L-40 42',
  'M-44-44H44V44H-44ZM-44-44a44 44 0 0 0 88 0',
  'M-50 30H50C48-8 36-26 4-26H-28M-50 30C-48 2-30-6 8-6H44M-8 12a4 4 0 1 0 .1 0',
]

/** A woven label with a mark and the signs of how to wash. */
export function careLabel({
  colour,
  ink,
  motif,
}: {
  readonly colour: string
  readonly ink: string
  readonly motif: Svg
}): Drawing {
  const outline = box(-330, 0, 660, 1000, 8)
  const signs = SYMBOLS.map((symbol, i) =>
    group(
      stroke(symbol, ink, 7),
      `translate(${(i % 2) * 250 - 125} ${620 + Math.floor(i / 2) * 190}) scale(1.35)`,
    ),
  )
  const markup = [
    lyingShadow(outline),
    cloth({
      outline,
      colour,
      weave: 'canvas',
      surface: [
        group(motif, 'translate(0 270) scale(1.6)'),
        stroke('M-250 490H250', ink, 4),
        ...signs,
      ].join(''),
      folds: [
        [[-328, 900], [-180, 760], 14, 30],
        [[328, 120], [200, 300], 16, 30],
      ],
    }),
    stitches('M-316 24H316', colour),
    stitches('M-316 976H316', colour),
  ].join('')
  return { markup, bounds: centred(660, 1000) }
}
