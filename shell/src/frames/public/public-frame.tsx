import { Container } from '@stampa/ui/container/container.tsx'
import type { ReactElement } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import type { PublicFrameData } from './public-frame.data.ts'

/** Navigation above and footer below every public page. */
export function PublicFrame(): ReactElement {
  const frame = useLoaderData<PublicFrameData>()
  return (
    <>
      <Navigation {...frame} />
      <Container>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </Container>
      <Footer {...frame} />
    </>
  )
}
