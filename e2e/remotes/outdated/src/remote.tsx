import type { Remote } from '@stampa/platform'

/** Published as built for React 18, which the shell does not provide. */
export const routes: Remote['routes'] = [
  { id: 'outdated', path: '/outdated', Component: () => <h1>Never shown</h1> },
]
