import { Link, type Remote } from '@stampa/platform'

/** A remote that nothing is wrong with: it must go on working while its neighbour fails. */
export const routes: Remote['routes'] = [
  {
    id: 'neighbour',
    path: '/neighbour',
    Component: () => (
      <>
        <h1>The neighbour is fine</h1>
        <Link to="/specimen">To the specimen</Link>
        <Link to="/outdated">To the outdated remote</Link>
      </>
    ),
    handle: { head: () => ({ title: 'Neighbour' }) },
  },
]
