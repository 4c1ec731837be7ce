import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { PrintArea } from '@stampa/design'
import { printDpi } from '../print-area.ts'
import { typeset } from './environment.ts'
import { setPageBox } from './page-box.ts'

const pointsPerInch = 72

/** Of images that hide what is under them, which the PDF holds as JPEG: nothing is seen of it in print. */
const imageQuality = 95

export interface PdfPlate {
  /** To be drawn on in pixels at 300 DPI. */
  context: SKRSContext2D
  toBuffer(): Buffer
}

/** A page of exactly the print area's size, with the fonts and images in it that are drawn on it. */
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
      // What is drawn hangs from the top; a PDF's origin is at the bottom.
      return setPageBox(pdf.close(), [0, 0, ...whole], [0, whole[1] - height, width, whole[1]])
    },
  }
}
