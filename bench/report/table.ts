/** Alignment of a column; numbers align right. */
export type Alignment = 'left' | 'right'

/**
 * Formats a Markdown table with aligned columns, so that the output of a benchmark can be copied into
 * the documents.
 */
export function table(header: string[], rows: string[][], align: Alignment[] = []): string {
  const widths = header.map((title, column) =>
    Math.max(3, ...[title, ...rows.map(row => row[column] ?? '')].map(({ length }) => length)),
  )
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, align[column])).join(' | ')} |`
  const rule = `| ${widths
    .map((width, column) =>
      align[column] === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
    )
    .join(' | ')} |`
  return [line(header), rule, ...rows.map(line)].join('\n')
}

function pad(cell: string, width: number, alignment: Alignment = 'left'): string {
  return alignment === 'right' ? cell.padStart(width) : cell.padEnd(width)
}
