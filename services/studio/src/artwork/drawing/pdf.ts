import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { PrintArea } from '@stampa/design'
import { printDpi } from '../print-area.ts'
import { typeset } from './environment.ts'

const pointsPerInch = 72

/** JPEG quality of opaque images in the PDF; invisible in print. */
const imageQuality = 95

/**
 * Creates a PDF page of exactly the print area's size, with embedded fonts and images. Its context is in pixels at
 * 300 DPI.
 */
export function createPdfPlate({ widthMm, heightMm }: PrintArea, title: string) {
  const pdf = new PDFDocument({
    title,
    creator: 'Stampa',
    producer: 'Stampa',
    rasterDPI: printDpi,
    encodingQuality: imageQuality,
  })
  const width = (widthMm / 25.4) * pointsPerInch
  const height = (heightMm / 25.4) * pointsPerInch
  const whole = [Math.ceil(width), Math.ceil(height)] as const
  const context = typeset(pdf.beginPage(...whole) as SKRSContext2D)
  context.scale(pointsPerInch / printDpi, pointsPerInch / printDpi)
  return {
    context,
    toBuffer(): Buffer {
      pdf.endPage()
      // Drawing starts at the top; PDF's origin is at the bottom.
      return setPageBox(pdf.close(), [0, 0, ...whole], [0, whole[1] - height, width, whole[1]])
    },
  }
}

/** Left, bottom, right and top, points. */
type PageBox = readonly [number, number, number, number]

/**
 * Sets the media box of a one-page PDF. The canvas library supports whole points only, a third of a millimetre.
 * Rewrites the offsets of the cross-reference table.
 *
 * @param from the present box
 * @throws TypeError when the PDF has another structure
 */
function setPageBox(pdf: Buffer, from: PageBox, to: PageBox): Buffer {
  const old = mediaBox(from)
  const at = pdf.indexOf(old)
  const table = pdf.lastIndexOf('xref\n0 ', pdf.lastIndexOf('startxref') - 1)
  if (at < 0 || table < at) throw new TypeError('not a PDF of one page with a table of its objects')
  const box = mediaBox(to)
  const moved = box.length - old.length
  const offsets = pdf
    .toString('latin1', table)
    .replaceAll(/^(\d{10}) (\d{5} n)/gm, (line, offset: string, rest: string) =>
      Number(offset) > at ? `${String(Number(offset) + moved).padStart(10, '0')} ${rest}` : line,
    )
    .replace(/startxref\n\d+/, `startxref\n${table + moved}`)
  return Buffer.concat([
    pdf.subarray(0, at),
    Buffer.from(box),
    pdf.subarray(at + old.length, table),
    Buffer.from(offsets, 'latin1'),
  ])
}

function mediaBox(box: PageBox): string {
  return `/MediaBox [${box.map(edge => Number(edge.toFixed(4))).join(' ')}]`
}
