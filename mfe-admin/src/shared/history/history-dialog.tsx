import { defineMessages, Link, useLocation, useMatch, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import type { HistoryEntry } from '../calls/content-calls.ts'
import { useCloseForm } from '../form/form-link.tsx'
import { englishName } from '../form/values.ts'
import { useMay } from '../permissions.tsx'
import { pathsOf, type Resource } from '../resource/resource.ts'
import { useResourceTexts } from '../resource/resource-texts.ts'
import { useFormats } from '../use-formats.ts'
import { DifferenceText } from './difference-text.tsx'
import styles from './history-dialog.module.css'

const historyMessages = defineMessages({
  created: { en: 'Added', el: 'Προστέθηκε' },
  changed: { en: 'Changed', el: 'Άλλαξε' },
  deleted: { en: 'Deleted', el: 'Διαγράφηκε' },
  restored: { en: 'Restored', el: 'Επαναφέρθηκε' },
  system: { en: 'the system', el: 'το σύστημα' },
  yes: { en: 'yes', el: 'ναι' },
  no: { en: 'no', el: 'όχι' },
  empty: { en: '(empty)', el: '(κενό)' },
  picture: { en: 'picture', el: 'εικόνα' },
  restore: { en: 'Restore in the form', el: 'Επαναφορά στη φόρμα' },
})

export interface HistoryDialogProps {
  resource: Resource
  entries: readonly HistoryEntry[]
  labelOf: (field: string) => string
}

export function HistoryDialog({ resource, entries, labelOf }: HistoryDialogProps): ReactElement {
  const { shared, words } = useResourceTexts(resource)
  const texts = useMessages(historyMessages)
  const { dateTime } = useFormats()
  const mayWrite = useMay()('write')
  const close = useCloseForm(resource)
  const { search } = useLocation()
  const paths = pathsOf(resource)
  const id = useMatch(paths.history(':id'))?.params.id ?? ''
  return (
    <Dialog title={`${shared.history}: ${words.noun}`} onClose={close}>
      <ol>
        {entries.map(({ at, by, action, version, changes }, index) => (
          <li key={version} className={styles.entry}>
            <div className={styles.text}>
              <strong>{texts[action]}</strong>
              <span className={styles.detail}>
                {by ?? texts.system}, <time dateTime={at}>{dateTime(at)}</time>
              </span>
              {action === 'changed' && (
                <dl className={styles.changes}>
                  {changesOfTexts(changes).map(({ field, from, to }) => (
                    <div key={field} className={styles.change}>
                      <dt>{labelOf(field)}</dt>
                      <dd>
                        <DifferenceText
                          first={textOfValue(from, texts)}
                          second={textOfValue(to, texts)}
                        />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {index > 0 && mayWrite && (
              <Button
                size="small"
                render={
                  <Link
                    to={{ pathname: paths.edit(id), search }}
                    state={{ earlier: earlierFields(entries.slice(0, index)) }}
                    preventScrollReset
                  />
                }
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** Returns the fields of a record as they were before the changes, which are newest first. */
function earlierFields(entries: readonly HistoryEntry[]): Record<string, unknown> {
  const changes = entries.flatMap(entry => entry.changes)
  return Object.fromEntries(changes.map(({ field, from }) => [field, from]))
}

type Texts = { yes: string; no: string; empty: string; picture: string }

/** Returns a value for display: names instead of ids, 'picture' instead of an image's address. */
function textOfValue(value: unknown, texts: Texts): string {
  if (value === null || value === undefined || value === '') return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return value.startsWith('/media/') ? texts.picture : value
  if (Array.isArray(value)) return value.map(item => textOfValue(item, texts)).join(', ')
  if (typeof value === 'object') {
    return 'name' in value ? String(value.name) : JSON.stringify(value)
  }
  return String(value)
}

type Change = HistoryEntry['changes'][number]

/**
 * Returns the changes with one for each changed translation, by field or Greek word, in place of that of all
 * translations.
 */
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
