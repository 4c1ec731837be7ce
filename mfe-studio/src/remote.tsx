import type { NavItem, RemoteRoute } from '@stampa/platform'
import { loadStudio } from './studio/studio.data.ts'

export const routes: RemoteRoute[] = [
  {
    id: 'studio',
    path: '/test-your-idea',
    loader: loadStudio,
    // Products must not change during an edit.
    shouldRevalidate: () => false,
    lazy: () => import(/* webpackChunkName: "studio" */ './studio/studio-page.tsx'),
  },
]

export const nav: NavItem[] = [
  {
    to: '/test-your-idea',
    label: 'Δοκιμάστε την ιδέα σας',
    labels: { el: 'Δοκιμάστε την ιδέα σας', en: 'Test your idea' },
    order: 50,
  },
]
