import type { SizeTable } from '@stampa/rules/size-chart'

/** A size table as its editor shows it: sizes in the first row, the names of measures in the first column. */
export type SizeGrid = string[][]

export const freshGrid: SizeGrid = [
  ['', 'S', 'M', 'L', 'XL'],
  ['', '', '', '', ''],
]

export function gridOf({ sizes, measures }: SizeTable): SizeGrid {
  return [
    ['', ...sizes.map(({ name }) => name)],
    ...measures.map(({ name, values }) => [name, ...values]),
  ]
}

export function tableIn([header = [], ...measures]: SizeGrid): SizeTable {
  return {
    sizes: header.slice(1).map(name => ({ name })),
    measures: measures.map(([name = '', ...values]) => ({ name, values })),
  }
}

/** Returns the grid with these cells from a place on; it grows where they reach beyond it. */
export function withCells(
  grid: SizeGrid,
  row: number,
  column: number,
  cells: readonly (readonly string[])[],
): SizeGrid {
  const width = Math.max(grid[0]?.length ?? 0, ...cells.map(line => column + line.length))
  const height = Math.max(grid.length, row + cells.length)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cells[y - row]?.[x - column] ?? grid[y]?.[x] ?? ''),
  )
}

/**
 * Returns the grid with cells that are pasted from a spreadsheet. Several lines that are pasted among the sizes are a
 * whole table, with its names of measures.
 */
export function withPasted(grid: SizeGrid, row: number, column: number, text: string): SizeGrid {
  const cells = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t').map(cell => cell.trim()))
  const isTable = row === 0 && cells.length > 1
  return withCells(grid, row, isTable ? 0 : column, cells)
}
