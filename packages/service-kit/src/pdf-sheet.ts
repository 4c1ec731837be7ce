import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'

/** The colours of the design system as they print on white paper. */
export const colours = {
  ink: '#16181d',
  muted: '#5b6069',
  line: '#e4e0d8',
  ground: '#faf8f4',
  accent: '#d6004c',
  cyan: '#0086b3',
  yellow: '#f2b600',
} as const

/** A4 with its margins, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 44, bottom: 64 }

export const contentWidth = page.width - page.left - page.right

/** The lowest that content goes on a page. */
export const contentEnd = page.height - page.bottom

export type Weight = 'regular' | 'bold'

export interface TextStyle {
  size: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
  /** Digits of one width, so that columns of numbers line up. */
  tabular?: boolean
}

// The built-in fonts of PDF have no Greek. Only the glyphs in use are embedded.
const fonts: Record<Weight, Font> = {
  regular: await openFont(
    import.meta.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf'),
  ),
  bold: await openFont(
    import.meta.resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf'),
  ),
}

async function openFont(url: string): Promise<Font> {
  const font = create(await readFile(fileURLToPath(url)))
  if (!('layout' in font)) throw new Error(`${url} is a collection of fonts`)
  // It keeps each glyph as it is first asked for. As part of another, which is how a document is ended, it has no
  // character, and the next document would have text that can be seen but not copied (M is part of the Greek Μ).
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  return font
}

/** A document of A4 pages that is written from top to bottom. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>
  /** Points from the top of the page; where the next thing goes. */
  y = page.top

  /**
   * @param continued draws what every page but the first begins with, and says where it ends
   * @param created the same content of the same time is the same bytes
   */
  constructor(title: string, continued: (sheet: Sheet) => number, created = new Date()) {
    const document = new PDFDocument({
      size: 'A4',
      margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
      bufferPages: true,
      // None of the built-in ones.
      font: '',
      lang: 'el',
      displayTitle: true,
      info: { Title: title, Producer: 'Stampa', Creator: 'Stampa', CreationDate: created },
    })
    // It takes an open font too, which saves reading the tables for each document; its types do not say so.
    for (const [weight, font] of Object.entries<unknown>(fonts)) {
      document.registerFont(weight, font as PDFKit.Mixins.PDFFontSource)
    }
    document.on('pageAdded', () => {
      this.y = continued(this)
      document.y = this.y
    })
    this.#document = document
    this.#bytes = collect(document)
  }

  /** The height of a text in a column of this width. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#styled(style).heightOfString(text, { width, lineGap })
  }

  /** Writes a text at a place, and moves nothing. @returns its height */
  write(text: string, x: number, y: number, width: number, style: TextStyle): number {
    const { align = 'left', tabular } = style
    this.#styled(style).text(text, x, y, {
      width,
      align,
      lineGap,
      ...(tabular && { features: ['tnum'] }),
    })
    return this.#document.y - y
  }

  /** Writes a text of any length below what is there, over as many pages as it needs. */
  flow(text: string, width: number, style: TextStyle): void {
    this.#styled(style).text(text, page.left, this.y, { width, lineGap })
    this.y = this.#document.y
  }

  rule(y: number, colour: string = colours.line, thickness = 0.75): void {
    this.#document
      .moveTo(page.left, y)
      .lineTo(page.width - page.right, y)
      .lineWidth(thickness)
      .stroke(colour)
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.#document.rect(x, y, width, height).fill(colour)
  }

  dot(x: number, y: number, radius: number, colour: string): void {
    this.#document.circle(x, y, radius).fill(colour)
  }

  /** A patch of colour that is seen on paper of the same colour, too. */
  swatch(x: number, y: number, size: number, colour: string): void {
    this.#document.rect(x, y, size, size).lineWidth(0.75).fillAndStroke(colour, colours.muted)
  }

  /** @param image a JPEG or PNG, shown whole in the square */
  picture(image: Buffer, x: number, y: number, size: number): void {
    this.#document.image(image, x, y, { fit: [size, size], align: 'center', valign: 'center' })
  }

  /** The mark by which the inks of a print are brought to lie on each other. */
  registrationMark(x: number, y: number, radius: number): void {
    this.#document
      .lineWidth(0.6)
      .circle(x, y, radius * 0.6)
      .moveTo(x - radius, y)
      .lineTo(x + radius, y)
      .moveTo(x, y - radius)
      .lineTo(x, y + radius)
      .stroke(colours.ink)
  }

  /** Begins a new page unless this much still fits. @returns whether it did */
  makeRoom(height: number): boolean {
    if (this.y + height <= contentEnd) return false
    this.#document.addPage()
    return true
  }

  /** Draws on every page once all are there, and ends the document. */
  async finish(footer: (sheet: Sheet, number: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#document.switchToPage(index)
      // What is below the margin would otherwise begin a page of its own.
      this.#document.page.margins.bottom = 0
      footer(this, index + 1, count)
    }
    this.#document.end()
    return this.#bytes
  }

  #styled({ size, weight = 'regular', colour = colours.ink }: TextStyle): PDFKit.PDFDocument {
    return this.#document.font(weight).fontSize(size).fillColor(colour)
  }
}

const lineGap = 1.5

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
