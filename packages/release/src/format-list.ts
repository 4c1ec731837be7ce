import type { PublishedRelease } from './store.ts'

/** Formats a table with one published version per line. */
export function formatList(releases: PublishedRelease[]): string {
  if (releases.length === 0) return 'Nothing is published yet.'
  const rows = releases.map(({ name, version, state, publishedAt, bytes }) => [
    name,
    version,
    state === 'published' ? '' : state,
    publishedAt.toISOString().slice(0, 16).replace('T', ' '),
    `${Math.ceil(bytes / 1024)} KB`,
  ])
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
