import { Container } from '@stampa/ui/container/container.tsx'
import type { ReactElement } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { useConsent } from '../../consent/use-consent.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import type { PublicFrameData } from './public-frame.data.ts'

/** Navigation above and footer below every public page. */
export function PublicFrame(): ReactElement {
  const frame = useLoaderData<PublicFrameData>()
  const { panel, openSettings } = useConsent()
  return (
    <>
      {panel}
      <Navigation {...frame} />
      <Container>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </Container>
      <Footer {...frame} onCookieSettings={openSettings} />
    </>
  )
}
