import { group, n, type Svg } from './svg.ts'

/** A motif and where it goes on a thing. Motifs are drawn around (0, 0), about 100 units in radius. */
export interface Print {
  readonly motif: Svg
  readonly at?: readonly [x: number, y: number]
  readonly scale?: number
}

/** Puts a print on a thing, at the thing's usual place and size unless the print says otherwise. */
export function printed(
  print: Print | undefined,
  usual: { readonly at: readonly [x: number, y: number]; readonly scale: number },
): Svg {
  if (!print) return ''
  const [x, y] = print.at ?? usual.at
  return group(print.motif, `translate(${n(x)} ${n(y)}) scale(${n(print.scale ?? usual.scale)})`)
}
