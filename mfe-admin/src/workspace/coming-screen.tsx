import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import styles from './coming-screen.module.css'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A screen in outline, of the final layout, until its data is here. */
export function ComingScreen({ title }: { title: string }): ReactElement {
  return (
    <div aria-busy="true">
      <PageHeader
        title={title}
        description={<Spinner size="small" label={`Loading ${title.toLowerCase()}`} />}
      />
      <div className={styles.search}>
        <Skeleton shape="block" />
      </div>
      <ul className={styles.rows}>
        {lines.map(line => (
          <li key={line} className={styles.row}>
            <Skeleton shape="block" className={styles.image} />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </li>
        ))}
      </ul>
    </div>
  )
}
