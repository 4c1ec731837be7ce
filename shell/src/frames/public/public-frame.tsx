import { memo, type ReactElement } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { useConsent } from '../../consent/use-consent.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import type { PublicFrameData } from './public-frame.data.ts'
import styles from './public-frame.module.css'

// The banner opens right after the first view, while a slow phone is busy.
const StableNavigation = memo(Navigation)
const StableFooter = memo(Footer)

/** Navigation above and footer below every public page. */
export function PublicFrame(): ReactElement {
  const frame = useLoaderData<PublicFrameData>()
  const { panel, openSettings } = useConsent()
  return (
    <>
      {panel}
      <StableNavigation {...frame} />
      <div className={styles.container}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <StableFooter {...frame} onCookieSettings={openSettings} />
    </>
  )
}
