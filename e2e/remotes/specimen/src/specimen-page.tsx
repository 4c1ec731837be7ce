import { type RouteHandle, useLoaderData } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { provoke } from './faults.ts'
import styles from './specimen-page.module.css'

provoke('page')

export const handle = { head: () => ({ title: 'Specimen' }) } satisfies RouteHandle

export function Component(): ReactElement {
  provoke('render')
  const { greeting } = useLoaderData() as { greeting: string }
  const [count, setCount] = useState(0)
  return (
    <>
      <h1 className={styles.title}>{greeting}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
    </>
  )
}
