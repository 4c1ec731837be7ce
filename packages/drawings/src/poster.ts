import { lyingShadow } from './kit/cloth.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { softStroke } from './kit/soft.ts'
import { fill, type Svg } from './kit/svg.ts'

/** A flat sheet of paper. @param art around the middle of the sheet, cut off at its edge */
export function poster({
  paper,
  width = 1000,
  height = 1400,
  fold = false,
  art,
}: {
  readonly paper: string
  readonly width?: number
  readonly height?: number
  /** Folded once across, as a leaflet is. */
  readonly fold?: boolean
  readonly art: Svg
}): Drawing {
  const outline = box(-width / 2, 0, width, height, 4)
  const surface = `<g transform="translate(0 ${height / 2})">${art}</g>`
  const crease = fold
    ? softStroke(`M${-width / 2} ${height / 2}H${width / 2}`, '#18120f', 26, 0.22) +
      fill(box(-width / 2, height / 2 + 2, width, height / 2 - 2), '#18120f', 0.05)
    : ''
  const markup = [
    lyingShadow(outline),
    sheet({
      outline,
      colour: paper,
      light: [
        [-width / 2, 0],
        [width / 2, height],
      ],
      surface: surface + crease,
    }),
  ].join('')
  return { markup, bounds: centred(width, height) }
}
