import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icons.tsx'
import type { Slot } from '../slot.ts'
import styles from './data-table.module.css'
import { tableMessages } from './table.messages.ts'
import type { TableView } from './table-view.ts'

/** One page of a list that the server searches, sorts and cuts by the view, and where it stands. */
export interface ServerPage {
  /** How many rows come before it. */
  before: number
  /** How many there are on all pages; undefined where nobody counts them. */
  total: number | undefined
  /** Links to the pages beside it, where there are any. */
  previous: Slot | undefined
  next: Slot | undefined
}

/** The view of rows that the server has arranged already: nothing is left to do. */
export const asDelivered: TableView = { search: '', sort: null, page: 1 }

/** The ways to the pages beside the one that is shown. */
export function Neighbours({
  label,
  page,
}: {
  label: string
  page: ServerPage
}): ReactElement | null {
  const texts = useMessages(tableMessages)
  const { previous, next } = page
  if (!previous && !next) return null
  return (
    <nav aria-label={texts.pagesOf(label)} className={styles.neighbours}>
      {previous && (
        <Button size="small" icon={<ArrowLeftIcon />} render={previous}>
          {texts.previous}
        </Button>
      )}
      {next && (
        <Button size="small" icon={<ArrowRightIcon />} render={next}>
          {texts.next}
        </Button>
      )}
    </nav>
  )
}
