import type { FrameName } from '@stampa/platform'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { RemotesContext } from '../remotes/remotes.ts'
import { inFrameLanguage } from './root.tsx'

const remote = (name: string, frame: FrameName, mount: string) => ({
  version: '1.0.0',
  container: name,
  frame,
  mounts: [mount],
  nav: [],
  entry: { url: '', integrity: '' },
})

const remotes = {
  registry: {
    serial: 1,
    shell: '1.0.0',
    remotes: {
      storefront: remote('storefront', 'public', '/'),
      admin: remote('admin', 'admin', '/admin'),
    },
  },
  load: async () => ({ routes: [] }),
  retry: () => undefined,
}

const Page = inFrameLanguage(() => <Spinner />)

it.each([
  ['/products', 'Φόρτωση…'],
  ['/admin/faq', 'Loading…'],
])('shows the texts of %s in the language of its frame while the page loads', (path, text) => {
  const html = renderToString(
    <RemotesContext value={remotes}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </RemotesContext>,
  )
  expect(html).toContain(text)
})
