import { INK } from '@stampa/drawings/kit/colour'
import { group, n, type Svg } from '@stampa/drawings/kit/svg'
import type { Brand } from './brands.ts'
import { lettering } from './motifs/lettering.ts'

const [WIDTH, HEIGHT, MARGIN] = [560, 280, 10]

interface Artwork {
  readonly markup: Svg
  readonly width: number
  readonly height: number
  /** Square pixels to cover: logos look equally large when their areas are alike, not their heights. */
  readonly area: number
}

/** The mark is 200 units high; the word's letters reach from 150 above their line to 44 below it. */
function artwork({ word, ink, weight, lockup, mark }: Brand): Artwork {
  const name = lettering(word, ink, weight)
  const drawn = mark(ink, INK.white)
  if (lockup === 'beside') {
    return {
      markup:
        group(drawn, 'translate(125 128) scale(1.22)') + group(name.markup, 'translate(296 184)'),
      width: 296 + name.width,
      height: 256,
      area: 62_000,
    }
  }
  // Under a long name a small mark would be lost; beside and below it there is only white.
  const size = Math.max(1.5, name.width / 600)
  return {
    markup:
      group(drawn, `translate(${n(name.width / 2)} ${n(size * 104)}) scale(${n(size)})`) +
      group(name.markup, `translate(0 ${n(size * 208 + 184)})`),
    width: name.width,
    height: size * 208 + 228,
    area: 82_000,
  }
}

/** A customer's logo in the middle of a transparent sheet; all sheets are of one size. */
export function logoSheet(brand: Brand): string {
  const { markup, width, height, area } = artwork(brand)
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / width,
    (HEIGHT - 2 * MARGIN) / height,
    Math.sqrt(area / (width * height)),
  )
  const at = `translate(${n((WIDTH - width * scale) / 2)} ${n((HEIGHT - height * scale) / 2)}) scale(${n(scale)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${group(markup, at)}</svg>`
}

/** The mark alone, on a transparent square. */
export function markSheet({ mark, ink }: Brand, pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220" width="${pixels}" height="${pixels}">${mark(ink, INK.white)}</svg>`
}

export function logoAlt({ name }: Brand): string {
  return `Λογότυπο: ${name}`
}
