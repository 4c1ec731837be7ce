import type { HistoryEntry } from '../calls/content-calls.ts'
import { englishName } from '../form/values.ts'

type Change = HistoryEntry['changes'][number]

/** Returns the changes with one for each changed translation, by field or Greek word, in place of that of all translations. */
export function changesOfTexts(changes: readonly Change[]): Change[] {
  return changes.flatMap(change => {
    if (change.field !== 'translations') return change
    const before = englishIn(change.from)
    const after = englishIn(change.to)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map(field => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
      .filter(({ from, to }) => from !== to)
  })
}

function englishIn(value: unknown): Readonly<Record<string, string>> {
  const { en = {}, words } = (value ?? {}) as Record<'en' | 'words', Record<string, string>>
  const texts = Object.entries(en).map(([field, text]) => [englishName(field), text])
  return { ...Object.fromEntries(texts), ...words }
}
