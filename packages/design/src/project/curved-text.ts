import { FabricObject, type TFiller, util } from 'fabric/es'
import { type ArcLayout, type Glyph, layOutOnArc } from './arc.ts'

/** Properties of {@link CurvedText} that it is made of and serialises. */
const ownProperties = [
  'text',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'charSpacing',
  'curve',
] as const

/**
 * Text along an arc; lengths are pixels. Fabric's own text on a path uses the box of the path, which makes a slightly
 * curved text impossible to grab; this class uses the box of its letters.
 */
export class CurvedText extends FabricObject {
  static override type = 'CurvedText'

  declare text: string
  declare fontFamily: string
  declare fontSize: number
  declare fontWeight: number
  declare fontStyle: 'normal' | 'italic'
  /** Thousandths of an em. */
  declare charSpacing: number
  /** Degrees. */
  declare curve: number

  readonly layout: ArcLayout

  constructor(options: Pick<CurvedText, (typeof ownProperties)[number]> & Partial<FabricObject>) {
    super()
    this.setOptions(options)
    this.layout = layOutOnArc(this.glyphs(), this.curve, this.fontSize)
    this.set({ width: this.layout.width, height: this.layout.height })
    this.setCoords()
  }

  override _render(context: Context) {
    context.font = this.fontAt(this.fontSize)
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    for (const { text, x, y, angle } of this.layout.characters) {
      context.save()
      context.translate(x, y)
      context.rotate(angle)
      if (this.stroke && this.strokeWidth > 0) {
        context.strokeStyle = colorOf(this.stroke)
        context.lineWidth = this.strokeWidth
        context.lineJoin = 'round'
        context.strokeText(text, 0, 0)
      }
      context.fillStyle = colorOf(this.fill)
      context.fillText(text, 0, 0)
      context.restore()
    }
  }

  override toObject(propertiesToInclude: string[] = []) {
    return super.toObject([...ownProperties, ...propertiesToInclude])
  }

  /** Widths of the letters in the straight text, with kerning. */
  private glyphs(): Glyph[] {
    const context = measuringContext()
    // Measured at one large size, so that letters have the same places on a screen and in print.
    context.font = this.fontAt(measuredAt)
    const scale = this.fontSize / measuredAt
    const spacing = (this.charSpacing / 1000) * this.fontSize
    let set = ''
    let length = 0
    const letters = segmenter.segment(this.text.replaceAll('\n', ' '))
    return Array.from(letters, ({ segment: text }) => {
      set += text
      const reached = context.measureText(set).width * scale
      const advance = reached - length + spacing
      length = reached
      return { text, advance }
    })
  }

  private fontAt(size: number): string {
    return `${this.fontStyle} ${this.fontWeight} ${size}px "${this.fontFamily}"`
  }
}

/** Taken from Fabric's types: this file is type-checked for the server too, without DOM types. */
type Context = Parameters<FabricObject['_render']>[0]

function measuringContext() {
  const canvas = util.createCanvasElement() as unknown as {
    getContext(kind: '2d'): { font: string; measureText(text: string): { width: number } } | null
  }
  const context = canvas.getContext('2d')
  if (!context) throw new Error('A canvas without a 2d context cannot measure text')
  return context
}

const measuredAt = 400

const segmenter = new Intl.Segmenter('el', { granularity: 'grapheme' })

function colorOf(fill: TFiller | string | null): string {
  return typeof fill === 'string' ? fill : '#000000'
}
