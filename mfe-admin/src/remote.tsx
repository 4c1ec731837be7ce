import type { RemoteRoute } from '@stampa/platform'
import { categories } from './categories/categories.data.ts'
import { loadDashboard } from './dashboard/dashboard.data.ts'
import { checkSession, signIn } from './login/login.data.ts'
import { products } from './products/products.data.ts'
import { LoadFailure } from './shared/load-failure.tsx'
import { resourceRoutes } from './shared/resource-routes.tsx'

export { nav } from './nav.ts'

export const routes: RemoteRoute[] = [
  {
    id: 'login',
    path: '/admin/login',
    loader: checkSession,
    action: signIn,
    handle: { frame: 'bare', head: () => ({ title: 'Sign in | Stampa', noindex: true }) },
    lazy: () => import(/* webpackChunkName: "login" */ './login/login-page.tsx'),
  },
  {
    id: 'workspace',
    lazy: () => import(/* webpackChunkName: "workspace" */ './workspace/workspace.tsx'),
    children: [
      {
        id: 'dashboard',
        path: '/admin',
        loader: loadDashboard,
        handle: { head: () => ({ title: 'Dashboard | Stampa', noindex: true }) },
        errorElement: <LoadFailure title="Dashboard" />,
        lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'),
      },
      resourceRoutes(
        categories,
        () => import(/* webpackChunkName: "categories" */ './categories/categories-page.tsx'),
      ),
      resourceRoutes(
        products,
        () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
      ),
    ],
  },
]
