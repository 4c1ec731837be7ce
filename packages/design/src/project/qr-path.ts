import { encode } from 'uqr'

export interface QrPath {
  /** SVG path data in a square of `modules`, without a quiet zone. */
  readonly path: string
  /** Modules of a side. */
  readonly modules: number
}

/** The code's dark modules, those beside each other in one rectangle. */
export function qrPath(text: string): QrPath {
  // Cloth stretches: a quarter of the code may be unreadable.
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { path: runs.join(''), modules: size }
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  })
  return runs
}
