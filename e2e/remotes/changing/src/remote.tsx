import type { Remote } from '@stampa/platform'
import { text } from './text.ts'

/** A remote that gets a new version while its page is open. */
export const routes: Remote['routes'] = [
  {
    id: 'changing',
    path: '/changing',
    Component: () => <h1>{text}</h1>,
    handle: { head: () => ({ title: text }) },
  },
]
