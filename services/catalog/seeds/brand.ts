import { INK } from '@stampa/drawings/kit/colour'
import { ellipse } from '@stampa/drawings/kit/path'
import { fill, group, n, type Svg } from '@stampa/drawings/kit/svg'
import { lettering } from './motifs/lettering.ts'
import { registration } from './motifs/process.ts'

const CLEAR = 8

/** The shop's mark: a register mark whose quarters are the process inks. About 100 units in radius. */
export function mark(line: string): Svg {
  return registration(line)
}

/** The mark and the name beside it, on a transparent ground. */
export function logo(height: number): string {
  const name = lettering('stampa', INK.black, 27)
  const [markSize, gap] = [210, 44]
  const width = markSize + gap + name.width + 2 * CLEAR
  const tall = markSize + 2 * CLEAR
  const content = [
    group(mark(INK.black), `translate(${n(CLEAR + markSize / 2)} ${n(tall / 2)}) scale(1.02)`),
    group(name.markup, `translate(${n(CLEAR + markSize + gap)} ${n(tall / 2 + 50)})`),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(tall)}" width="${Math.round((width / tall) * height)}" height="${height}">${content}</svg>`
}

/** The mark on a disc of paper, so that it is legible on dark tabs as on light ones. */
export function brandIcon(pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-108 -108 216 216" width="${pixels}" height="${pixels}">${fill(ellipse(0, 0, 107, 107), INK.white)}${mark(INK.black)}</svg>`
}
