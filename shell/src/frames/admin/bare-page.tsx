import type { ReactElement } from 'react'
import { Outlet } from 'react-router'
import styles from './bare-page.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** A page without the frame of the back office, such as the sign-in, with a switch of its language. */
export function BarePage(): ReactElement {
  return (
    <>
      <header className={styles.bar}>
        <LanguageSwitch />
      </header>
      <Outlet />
    </>
  )
}
