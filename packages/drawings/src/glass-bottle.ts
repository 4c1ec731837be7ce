import { mix } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box, open, type Segment, symmetric } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { standingShadow, turned } from './kit/solid.ts'
import { clipped, fill, type Svg, stroke } from './kit/svg.ts'

interface Shape {
  readonly radius: number
  /** The right half of the glass, from the lip down. */
  readonly profile: readonly Segment[]
  readonly label: readonly [top: number, height: number]
  /** Down to where the foil or the crown reaches. */
  readonly closure: readonly Segment[]
}

const SHAPES = {
  beer: {
    radius: 190,
    profile: [
      [62, 40],
      [64, 190, 70, 330, 92, 400],
      [118, 470, 190, 520, 190, 640],
      [190, 1230],
      [190, 1270, 168, 1290, 130, 1292],
      [0, 1296],
    ],
    label: [700, 400],
    closure: [
      [62, 0],
      [70, 2, 74, 30, 78, 62],
      [50, 72, 20, 74, 0, 74],
    ],
  },
  wine: {
    radius: 196,
    profile: [
      [60, 20],
      [60, 300],
      [62, 420, 196, 440, 196, 600],
      [196, 1360],
      [196, 1392, 180, 1402, 150, 1402],
      [0, 1406],
    ],
    label: [790, 420],
    closure: [
      [62, 0],
      [66, 2, 66, 20, 66, 40],
      [66, 330],
      [40, 338, 20, 340, 0, 340],
    ],
  },
} as const satisfies Record<string, Shape>

function label(radius: number, [top, height]: Shape['label'], paper: string, print: Svg): Svg {
  const edge = (y: number) =>
    open([-radius, y], [[-radius / 2, y + 14, radius / 2, y + 14, radius, y]])
  const area = `${edge(top)}L${radius} ${top + height}C${radius / 2} ${top + height + 14} ${-radius / 2} ${top + height + 14} ${-radius} ${top + height}Z`
  return [
    softStroke(area, '#0d090c', 16, 0.35),
    clipped(area, fill(box(-radius, top, 2 * radius, height + 20), paper) + print),
  ].join('')
}

/** A bottle of beer or wine with a paper label. @param closure colour of the crown or the foil. */
export function glassBottle({
  kind,
  glass,
  closure,
  paper,
  print,
}: {
  readonly kind: keyof typeof SHAPES
  readonly glass: string
  readonly closure: string
  readonly paper: string
  readonly print: Print
}): Drawing {
  const { radius, profile, label: place, closure: cap }: Shape = SHAPES[kind]
  const outline = symmetric([0, 20], profile)
  const [top, height] = place
  const markup = [
    standingShadow(0, kind === 'beer' ? 1272 : 1382, radius - 14),
    turned({
      outline,
      colour: glass,
      left: -radius,
      right: radius,
      gloss: 1,
      surface: label(
        radius,
        place,
        paper,
        printed(print, { at: [-6, top + height / 2 + 6], scale: 1.35 }),
      ),
    }),
    turned({ outline: symmetric([0, 0], cap), colour: closure, left: -76, right: 76, gloss: 0.5 }),
    kind === 'beer'
      ? stroke(
          'M-70 66V44M-50 70V46M-28 72V48M-6 73V49M16 73V49M38 71V47M58 68V45',
          mix(closure, '#18120f', 0.5),
          5,
          0.6,
        )
      : stroke('M-64 322Q0 336 64 322', mix(closure, '#ffffff', 0.4), 5, 0.7),
  ].join('')
  return { markup, bounds: centred(2 * radius, kind === 'beer' ? 1296 : 1406) }
}
