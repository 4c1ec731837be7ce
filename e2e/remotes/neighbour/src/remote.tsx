import { Link, type Remote } from '@stampa/platform'

/** A remote without faults, which must stay usable while another one fails. */
export const routes: Remote['routes'] = [
  {
    id: 'neighbour',
    path: '/neighbour',
    Component: () => (
      <>
        <h1>The neighbour is fine</h1>
        <Link to="/specimen">To the specimen</Link>
        <Link to="/outdated">To the outdated remote</Link>
        <Link to="/letterbox">To the letterbox</Link>
      </>
    ),
    handle: { head: () => ({ title: 'Neighbour' }) },
  },
]
