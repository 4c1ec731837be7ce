import type { CatalogAnswer } from '@stampa/api'
import { defineMessages, hasPermission, useMessages } from '@stampa/platform'
import type { ImageRule } from '@stampa/rules/files'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { ImageIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ChosenImage } from '@stampa/ui/image-field/image-field.tsx'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react'
import { useAnswerText } from '../calls/answers.messages.ts'
import { catalog } from '../calls/api.ts'
import { type ServerList, unwrapList } from '../list/server-list.ts'
import { sharedMessages } from '../shared.messages.ts'
import styles from './library-dialog.module.css'

const libraryMessages = defineMessages({
  open: { en: 'Choose from the library', el: 'Επιλογή από τη βιβλιοθήκη' },
  search: {
    en: 'Search by file, text or record',
    el: 'Αναζήτηση με αρχείο, κείμενο ή εγγραφή',
  },
  found: {
    en: (count: number) => (count === 1 ? '1 image' : `${count} images`),
    el: (count: number) => (count === 1 ? '1 εικόνα' : `${count} εικόνες`),
  },
  nothing: { en: 'Nothing matches', el: 'Τίποτα δεν ταιριάζει' },
  empty: { en: 'No images yet', el: 'Δεν υπάρχουν ακόμη εικόνες' },
  noPng: { en: 'No PNG images yet', el: 'Δεν υπάρχουν ακόμη εικόνες PNG' },
  emptyText: {
    en: 'Every image that is uploaded appears here.',
    el: 'Κάθε εικόνα που ανεβαίνει εμφανίζεται εδώ.',
  },
  more: { en: 'Show more', el: 'Περισσότερες' },
})

interface LibraryProps {
  /** Of the field, whose formats alone are shown. */
  rule: ImageRule
  onChoose: (image: ChosenImage) => void
}

/** Opens the library beside an image field. */
export function LibraryButton({ rule, onChoose }: LibraryProps): ReactElement | null {
  const texts = useMessages(libraryMessages)
  const [isOpen, setOpen] = useState(false)
  // The company's settings need another permission.
  if (!hasPermission('content:read')) return null
  const choose = (image: ChosenImage) => {
    setOpen(false)
    onChoose(image)
  }
  return (
    <div>
      <Button size="small" icon={<ImageIcon />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <LibraryDialog rule={rule} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  )
}

type Medium = CatalogAnswer<'/api/media'>[number]

/** Images per page. */
const limit = 24

/** Milliseconds without a key before a search. */
const pause = 250

function LibraryDialog(props: LibraryProps & { onClose: () => void }): ReactElement {
  const { rule, onChoose, onClose } = props
  const texts = useMessages(libraryMessages)
  const { retry } = useMessages(sharedMessages)
  const say = useAnswerText()
  const [q, setQ] = useState('')
  const { list, failure, load } = useLibrary(rule, q.trim())
  return (
    <Dialog title={texts.open} size="large" onClose={onClose}>
      <div className={styles.choices}>
        <TextField
          label={texts.search}
          value={q}
          onChange={event => setQ(event.currentTarget.value)}
        />
        <p role="status" className={styles.count}>
          {list && texts.found(list.total ?? list.rows.length)}
        </p>
        {failure && (
          <ErrorState title={say(failure)} retryLabel={retry} onRetry={() => void load()} />
        )}
        {list?.rows.length === 0 && (
          <EmptyState title={q.trim() ? texts.nothing : isPng(rule) ? texts.noPng : texts.empty}>
            {!q.trim() && texts.emptyText}
          </EmptyState>
        )}
        <ul
          aria-busy={!list && !failure}
          className={styles.grid}
          // Arrow keys move between the images, as in a list.
          onKeyDown={moveByKey}
        >
          {!list &&
            !failure &&
            Array.from({ length: 8 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place.
              <li key={index}>
                <Skeleton shape="block" className={styles.picture} />
              </li>
            ))}
          {list?.rows.map(row => (
            <li key={row._id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(chosen(row))}>
                <Picture
                  asset={row.imageAsset}
                  alt=""
                  sizes="10rem"
                  fit="contain"
                  className={styles.picture}
                />
                <span className={styles.name}>{nameOf(row)}</span>
                <span className={styles.detail}>
                  {row.imageAsset.width} × {row.imageAsset.height}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {list?.next && (
          <Button onClick={() => void load(list)} className={styles.more}>
            {texts.more}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function chosen({ image, imageAsset: { alt, focus } }: Medium): ChosenImage {
  return { url: image, alt, focus }
}

function nameOf({ fileName, imageAsset, uses }: Medium): string {
  return imageAsset.alt || fileName || uses[0]?.title || ''
}

/** Returns the images that match, and a function that loads them again, or with a list the page after it. */
const isPng = ({ accept }: ImageRule) => accept === 'image/png'

function useLibrary(rule: ImageRule, q: string) {
  const [state, setState] = useState<{ list?: ServerList<Medium>; failure?: string }>({})
  const load = async (before?: ServerList<Medium>, isStale = () => false) => {
    if (!before) setState({})
    const query = {
      limit,
      ...(q && { q }),
      ...(before?.next && { cursor: before.next }),
      ...(isPng(rule) && { format: 'png' as const }),
    }
    try {
      const call = catalog.GET('/api/media', { params: { query } })
      const page = await unwrapList(call, 'Failed to fetch images')
      if (isStale()) return
      setState({ list: { ...page, rows: [...(before?.rows ?? []), ...page.rows] } })
    } catch (error) {
      if (!isStale()) setState({ failure: error instanceof Error ? error.message : String(error) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` differs in every render.
  useEffect(() => {
    let stale = false
    const timer = setTimeout(() => void load(undefined, () => stale), q === '' ? 0 : pause)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [q])
  return { ...state, load }
}

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
