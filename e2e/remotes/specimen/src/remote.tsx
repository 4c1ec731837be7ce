import type { Remote } from '@stampa/platform'
import { provoke } from './faults.ts'

provoke('remote')

/** The remote that the tests of contained faults break. */
export const routes: Remote['routes'] = [
  {
    id: 'specimen',
    path: '/specimen',
    loader: () => ({ greeting: 'The specimen is fine' }),
    lazy: () => import(/* webpackChunkName: "specimen" */ './specimen-page.tsx'),
  },
]
