import { cloth, lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, open, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { group, type Svg, stroke } from './kit/svg.ts'

const DOME = symmetric(
  [0, 0],
  [
    [200, 0, 352, 150, 384, 380],
    [396, 470, 400, 560, 400, 640],
    [260, 660, 120, 664, 0, 664],
  ],
)
const CUFF = symmetric(
  [0, 560],
  [
    [140, 560, 290, 556, 404, 540],
    [424, 556, 428, 580, 428, 610],
    [430, 690, 428, 770, 420, 836],
    [416, 862, 400, 868, 380, 870],
    [260, 882, 130, 886, 0, 886],
  ],
)

/** Ribs of a knit, closer together where it turns away, meeting at the crown. */
function ribs(colour: string, count: number, line: (share: number) => string): Svg {
  const tone = tones(colour)
  return Array.from({ length: count }, (_, i) => {
    const share = Math.sin((((i + 0.5) / count) * 2 - 1) * (Math.PI / 2))
    const shift = 9 * Math.sqrt(1 - share * share) + 2
    return (
      stroke(line(share), tone.shade, shift * 1.1, tone.shadeOpacity * 0.9) +
      group(
        stroke(line(share), tone.light, shift * 0.7, tone.lightOpacity * 0.55),
        `translate(${-shift} 0)`,
      )
    )
  }).join('')
}

/** @param label colour of the sewn patch that carries the print. */
export function beanie({
  colour,
  label,
  print,
}: {
  readonly colour: string
  readonly label: string
  readonly print?: Print
}): Drawing {
  const dome = (share: number) =>
    open([share * 26, 6], [[share * 230, 60, share * 390, 300, share * 400, 660]])
  const cuff = (share: number) =>
    open([share * 410, 540], [[share * 432, 640, share * 432, 780, share * 420, 890]])
  const patch = box(-104, 640, 208, 170, 8)
  const markup = [
    lyingShadow(DOME + CUFF),
    cloth({ outline: DOME, colour, sides: [-410, 410], surface: ribs(colour, 30, dome) }),
    softStroke(symmetricLine([0, 566], [[140, 566, 290, 562, 404, 546]]), '#120d0b', 70, 0.42),
    cloth({ outline: CUFF, colour, sides: [-436, 436], surface: ribs(colour, 32, cuff) }),
    softStroke(patch, '#120d0b', 26, 0.35),
    cloth({
      outline: patch,
      colour: label,
      weave: 'canvas',
      surface: printed(print, { at: [0, 725], scale: 0.62 }),
    }),
    stroke(box(-96, 648, 192, 154, 5), mix(label, '#18120f', 0.5), 2.6, 0.8, '8 6'),
  ].join('')
  return { markup, bounds: { x: -430, y: 0, width: 860, height: 886 } }
}
