import type { Remote } from '@stampa/platform'

/** Published as if it had been built for React 18, which no shell here provides. */
export const routes: Remote['routes'] = [
  { id: 'outdated', path: '/outdated', Component: () => <h1>Never shown</h1> },
]
