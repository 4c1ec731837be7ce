import { useMessages } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared/shared.messages.ts'
import styles from './coming-screen.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A skeleton of a screen, shown while its data loads. */
export function ComingScreen({ title }: { title: string }): ReactElement {
  const { loading } = useMessages(sharedMessages)
  return (
    <>
      <PageHeader title={title} />
      <VisuallyHidden>
        <span role="status">{loading(title)}</span>
      </VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.search}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.rows}>
          {rows.map(row => (
            <div key={row} className={styles.row}>
              <Skeleton shape="block" className={styles.image} />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
