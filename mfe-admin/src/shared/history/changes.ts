import type { HistoryEntry } from '../calls/content-calls.ts'
import { englishName } from '../form/values.ts'

type Change = HistoryEntry['changes'][number]

/** Returns the changes with one for each changed translation, in place of that of all translations. */
export function changesOfTexts(changes: readonly Change[]): Change[] {
  return changes.flatMap(change => {
    if (change.field !== 'translations') return change
    const before = englishIn(change.from)
    const after = englishIn(change.to)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map(text => ({
        field: englishName(text),
        from: before[text] ?? null,
        to: after[text] ?? null,
      }))
      .filter(({ from, to }) => from !== to)
  })
}

function englishIn(value: unknown): Readonly<Record<string, string>> {
  return (value as { en?: Record<string, string> } | null)?.en ?? {}
}
