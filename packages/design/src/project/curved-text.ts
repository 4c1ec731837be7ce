import { FabricObject, type TFiller, util } from 'fabric/es'
import { type ArcLayout, type Glyph, layOutOnArc } from './arc.ts'

/** Text that is bent along an arc, as Fabric draws it. Lengths are pixels. */
export interface CurvedTextOptions {
  text: string
  fontFamily: string
  fontSize: number
  fontWeight: number
  fontStyle: 'normal' | 'italic'
  /** Thousandths of an em. */
  charSpacing: number
  /** Degrees. */
  curve: number
}

/**
 * Fabric's own text on a path takes the path's box for the text's: what is bent a little could not
 * be caught with a mouse. This one knows the room that its letters take.
 */
export class CurvedText extends FabricObject {
  static override type = 'CurvedText'

  declare text: string
  declare fontFamily: string
  declare fontSize: number
  declare fontWeight: number
  declare fontStyle: 'normal' | 'italic'
  declare charSpacing: number
  declare curve: number

  readonly layout: ArcLayout

  constructor(options: CurvedTextOptions & Partial<FabricObject>) {
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
    const own = [
      'text',
      'fontFamily',
      'fontSize',
      'fontWeight',
      'fontStyle',
      'charSpacing',
      'curve',
    ]
    return super.toObject([...own, ...propertiesToInclude])
  }

  /** Widths as the text is set straight, kerning included. */
  private glyphs(): Glyph[] {
    const context = measuringContext()
    // Measured large, so that a screen's and a print's letters stand alike.
    context.font = this.fontAt(measuredAt)
    const scale = this.fontSize / measuredAt
    const spacing = (this.charSpacing / 1000) * this.fontSize
    let set = ''
    let length = 0
    return graphemes(this.text).map(text => {
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

/** Named by Fabric's own types: this file is also checked for the server, where there is no DOM. */
type Context = Parameters<FabricObject['_render']>[0]

function measuringContext() {
  const canvas = util.createCanvasElement() as unknown as {
    getContext(kind: '2d'): { font: string; measureText(text: string): { width: number } } | null
  }
  const context = canvas.getContext('2d')
  if (!context) throw new Error('A canvas without a 2d context cannot set text')
  return context
}

const measuredAt = 400

const segmenter = new Intl.Segmenter('el', { granularity: 'grapheme' })

function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text.replaceAll('\n', ' ')), ({ segment }) => segment)
}

function colorOf(fill: TFiller | string | null): string {
  return typeof fill === 'string' ? fill : '#000000'
}
