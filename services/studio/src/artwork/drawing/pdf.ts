import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { PrintArea } from '@stampa/design'
import { printDpi } from '../print-area.ts'
import { typeset } from './environment.ts'
import { setPageBox } from './page-box.ts'

const pointsPerInch = 72

/** JPEG quality of opaque images in the PDF; invisible in print. */
const imageQuality = 95

export interface PdfPlate {
  /** Context in pixels at 300 DPI. */
  context: SKRSContext2D
  toBuffer(): Buffer
}

/** Creates a PDF page of exactly the print area's size, with embedded fonts and images. */
export function createPdfPlate({ widthMm, heightMm }: PrintArea, title: string): PdfPlate {
  const pdf = new PDFDocument({
    title,
    creator: 'Stampa',
    producer: 'Stampa',
    rasterDPI: printDpi,
    encodingQuality: imageQuality,
  })
  const [width, height] = [widthMm, heightMm].map(mm => (mm / 25.4) * pointsPerInch) as [
    number,
    number,
  ]
  const whole = [Math.ceil(width), Math.ceil(height)] as const
  const context = typeset(pdf.beginPage(...whole) as SKRSContext2D)
  context.scale(pointsPerInch / printDpi, pointsPerInch / printDpi)
  return {
    context,
    toBuffer() {
      pdf.endPage()
      // Drawing starts at the top; PDF's origin is at the bottom.
      return setPageBox(pdf.close(), [0, 0, ...whole], [0, whole[1] - height, width, whole[1]])
    },
  }
}
