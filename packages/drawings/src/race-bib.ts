import { lyingShadow } from './kit/cloth.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box, ellipse } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { fill, group, type Svg } from './kit/svg.ts'

const OUTLINE = box(-480, 0, 960, 760, 18)

/** A runner's number of paper that does not tear. @param number and @param motif around (0, 0), 200 wide */
export function raceBib({
  band,
  number,
  motif,
}: {
  readonly band: string
  readonly number: Svg
  readonly motif: Svg
}): Drawing {
  const holes = [-430, 430].flatMap(x =>
    [50, 710].map(y => fill(ellipse(x, y, 15, 15), '#16181d', 0.55)),
  )
  const markup = [
    lyingShadow(OUTLINE),
    sheet({
      outline: OUTLINE,
      colour: '#fcfbf7',
      light: [
        [-480, 0],
        [480, 760],
      ],
      surface: [
        fill(box(-480, 0, 960, 210), band),
        fill(box(-480, 690, 960, 70), band),
        group(motif, 'translate(0 106) scale(0.86)'),
        group(number, 'translate(0 450) scale(3.2)'),
        ...holes,
      ].join(''),
    }),
  ].join('')
  return { markup, bounds: centred(960, 760) }
}
