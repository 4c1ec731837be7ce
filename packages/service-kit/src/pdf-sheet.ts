import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { colours } from './colours.ts'

export { colours }

/** A4 and its margins, points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 44, bottom: 64 }

export const contentWidth = page.width - page.left - page.right

/** Lower edge of the content on a page, points from the top. */
export const contentEnd = page.height - page.bottom

type Weight = 'regular' | 'bold'

export interface TextStyle {
  size: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
  /** Whether digits have equal widths, so that columns of numbers align. */
  tabular?: boolean
}

export interface TableColumn {
  label: string
  /** Points. */
  width: number
  /** @default 'left' */
  align?: 'left' | 'right'
}

export interface TableRow {
  cells: readonly string[]
  /** Small print below the first cell. */
  notes?: string
}

/** Horizontal distance between the texts of two columns, points. */
const columnGap = 8

const headStyle: TextStyle = { size: 7.5, weight: 'bold', colour: colours.muted }
const notesStyle: TextStyle = { size: 7.5, colour: colours.muted }

// PDF's built-in fonts have no Greek. Only the glyphs in use are embedded.
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
  // fontkit caches glyphs. A glyph first loaded as a component of another has no code point, and text set with it in
  // a later document cannot be copied (Latin M is a component of Greek Μ): load every glyph by its code point first.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  return font
}

/**
 * Returns a text whose words are at most 40 characters long, by zero-width spaces: pdfkit measures a longer
 * word anew for each of its characters, which takes seconds for a thousand.
 */
function breakable(text: string): string {
  return text.replace(/\S{40}(?=\S)/gu, '$&\u200b')
}

/** A document of A4 pages, written from top to bottom. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument
  /** Position of the next element, points from the top of the page. */
  y = page.top

  /**
   * @param continued draws the header of every page but the first, and returns its lower edge
   * @param created time of the document; equal content and time give equal bytes
   */
  constructor(title: string, continued: (sheet: Sheet) => number, created = new Date()) {
    const document = new PDFDocument({
      size: 'A4',
      margins: { left: page.left, right: page.right, top: page.top, bottom: page.bottom },
      bufferPages: true,
      // No built-in font.
      font: '',
      lang: 'el',
      displayTitle: true,
      info: { Title: title, Producer: 'Stampa', Creator: 'Stampa', CreationDate: created },
    })
    // registerFont also takes an open font, which its types omit: the tables are parsed once.
    for (const [weight, font] of Object.entries<unknown>(fonts)) {
      document.registerFont(weight, font as PDFKit.Mixins.PDFFontSource)
    }
    document.on('pageAdded', () => {
      this.y = continued(this)
      document.y = this.y
    })
    this.#document = document
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#styled(style).heightOfString(breakable(text), { width, lineGap })
  }

  /** Writes a text at a position without moving `y`. @returns its height */
  write(text: string, x: number, y: number, width: number, style: TextStyle): number {
    const { align = 'left', tabular } = style
    this.#styled(style).text(breakable(text), x, y, {
      width,
      align,
      lineGap,
      ...(tabular && { features: ['tnum'] }),
    })
    return this.#document.y - y
  }

  /** Writes a text at `y`, over as many pages as it needs. */
  flow(text: string, width: number, style: TextStyle): void {
    this.#styled(style).text(breakable(text), page.left, this.y, { width, lineGap })
    this.y = this.#document.y
  }

  /**
   * Draws a table at `y`, over as many pages as it needs; each page repeats the header. pdfkit's own tables do not
   * repeat headers. Between two rows the process does what waits: hundreds of rows take seconds.
   *
   * @param padding points below and above the line between two rows
   */
  async table(
    columns: readonly TableColumn[],
    rows: readonly TableRow[],
    { cell, padding: [above, below] }: { cell: TextStyle; padding: readonly [number, number] },
  ): Promise<void> {
    const heightOf = (texts: readonly string[], style: TextStyle) =>
      Math.max(
        ...columns.map(({ width }, index) =>
          this.heightOf(texts[index] ?? '', width - columnGap, style),
        ),
      )
    const labels = columns.map(({ label }) => label)
    const drawHead = () => {
      this.#cells(columns, labels, headStyle)
      this.y += heightOf(labels, headStyle) + above
      this.rule(this.y, colours.ink, 1)
      this.y += below
    }
    drawHead()
    const firstWidth = (columns[0]?.width ?? 0) - columnGap
    for (const { cells, notes = '' } of rows) {
      const titleHeight = this.heightOf(cells[0] ?? '', firstWidth, cell)
      const notesHeight = notes === '' ? 0 : this.heightOf(notes, firstWidth, notesStyle)
      const height = Math.max(heightOf(cells, cell), titleHeight + notesHeight)
      if (this.makeRoom(height + above + 2)) drawHead()
      this.#cells(columns, cells, cell)
      if (notes !== '') this.write(notes, page.left, this.y + titleHeight, firstWidth, notesStyle)
      this.y += height + above
      this.rule(this.y)
      this.y += below
      await nextTurn()
    }
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

  /** Draws a square of a colour with an outline, visible on paper of any colour. */
  swatch(x: number, y: number, size: number, colour: string): void {
    this.#document.rect(x, y, size, size).lineWidth(0.75).fillAndStroke(colour, colours.muted)
  }

  /** Draws a JPEG or PNG, fitted into a square. */
  picture(image: Buffer, x: number, y: number, size: number): void {
    this.#document.image(image, x, y, { fit: [size, size], align: 'center', valign: 'center' })
  }

  /** Draws what a printer aligns and judges inks by, above the content: a dot of each ink and a registration mark. */
  printMarks(): void {
    const [y, radius] = [30, 6]
    const inks = [colours.cyan, colours.accent, colours.yellow, colours.ink]
    for (const [index, ink] of inks.entries()) {
      this.#document.circle(page.left + 3 + index * 10, y, 3).fill(ink)
    }
    const x = page.width - page.right - radius
    this.#document
      .lineWidth(0.6)
      .circle(x, y, radius * 0.6)
      .moveTo(x - radius, y)
      .lineTo(x + radius, y)
      .moveTo(x, y - radius)
      .lineTo(x, y + radius)
      .stroke(colours.ink)
  }

  /** Begins a new page unless the height still fits. @returns whether a page was begun */
  makeRoom(height: number): boolean {
    if (this.y + height <= contentEnd) return false
    this.#document.addPage()
    return true
  }

  /** Draws the footers and ends the document. @returns the bytes */
  async finish(footer: (sheet: Sheet, number: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#document.switchToPage(index)
      // Text below the margin would begin a new page.
      this.#document.page.margins.bottom = 0
      footer(this, index + 1, count)
    }
    this.#document.end()
    return buffer(this.#document)
  }

  #cells(columns: readonly TableColumn[], texts: readonly string[], style: TextStyle): void {
    let x = page.left
    for (const [index, { width, align = 'left' }] of columns.entries()) {
      const offset = align === 'right' ? columnGap : 0
      const cell = { ...style, align, tabular: index > 0 }
      this.write(texts[index] ?? '', x + offset, this.y, width - columnGap, cell)
      x += width
    }
  }

  #styled({ size, weight = 'regular', colour = colours.ink }: TextStyle): PDFKit.PDFDocument {
    return this.#document.font(weight).fontSize(size).fillColor(colour)
  }
}

const lineGap = 1.5
