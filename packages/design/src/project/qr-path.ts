import { encode } from 'uqr'

/** Encodes a text as SVG path data in a square of `modules` units, without a quiet zone. */
export function qrPath(text: string): { path: string; modules: number } {
  // Level Q corrects a quarter of the code: cloth stretches.
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
