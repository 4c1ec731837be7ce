import type { Remote, RemoteRoute } from '@stampa/platform'
import { aboutContents } from './about/about.data.ts'
import { banners } from './banners/banners.data.ts'
import { posts } from './blog/blog.data.ts'
import { categories } from './categories/categories.data.ts'
import { loadSettings, saveSettings, settingsPath } from './company/company.data.ts'
import { contact } from './contact/contact.routes.tsx'
import { customOrders } from './custom-orders/custom-orders.routes.tsx'
import { customers } from './customers/customers.data.ts'
import { loadDashboard } from './dashboard/dashboard.data.ts'
import { designStudio } from './design-studio/design-studio.routes.tsx'
import { events } from './events/events.data.ts'
import { faqs } from './faq/faq.data.ts'
import { checkSession, signIn } from './login/login.data.ts'
import { mails } from './mails/mails.routes.tsx'
import { offers } from './offers/offers.routes.tsx'
import { works } from './our-work/our-work.data.ts'
import { importProducts, products } from './products/products.data.ts'
import { LoadFailure } from './shared/calls/load-failure.tsx'
import { resourceRoutes } from './shared/resource/resource-routes.tsx'
import { titled, titledOverlay } from './shared/titled.ts'
import { testimonials } from './testimonials/testimonials.data.ts'

export { nav } from './nav.ts'

const dashboardTitle = { en: 'Dashboard', el: 'Αρχική' }
const companyTitle = { en: 'Company', el: 'Εταιρεία' }

/** What the command palette finds and begins. */
export const commands: Remote['commands'] = () =>
  import(/* webpackChunkName: "commands" */ './palette/commands.ts').then(
    ({ commands }) => commands,
  )

export const routes: RemoteRoute[] = [
  {
    id: 'login',
    path: '/admin/login',
    loader: checkSession,
    action: signIn,
    handle: { ...titled({ en: 'Sign in', el: 'Σύνδεση' }), frame: 'bare' },
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
        handle: titled(dashboardTitle),
        errorElement: <LoadFailure title={dashboardTitle} />,
        lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'),
      },
      resourceRoutes(
        categories,
        () => import(/* webpackChunkName: "categories" */ './categories/categories-page.tsx'),
      ),
      resourceRoutes(
        products,
        () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
        [
          {
            path: 'import',
            action: importProducts,
            handle: titledOverlay({ en: 'Import products', el: 'Εισαγωγή προϊόντων' }),
            element: null,
          },
        ],
      ),
      resourceRoutes(
        events,
        () => import(/* webpackChunkName: "events" */ './events/events-page.tsx'),
      ),
      resourceRoutes(posts, () => import(/* webpackChunkName: "blog" */ './blog/blog-page.tsx')),
      resourceRoutes(
        banners,
        () => import(/* webpackChunkName: "banners" */ './banners/banners-page.tsx'),
      ),
      resourceRoutes(
        testimonials,
        () => import(/* webpackChunkName: "testimonials" */ './testimonials/testimonials-page.tsx'),
      ),
      resourceRoutes(
        aboutContents,
        () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
      ),
      resourceRoutes(faqs, () => import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx')),
      resourceRoutes(
        works,
        () => import(/* webpackChunkName: "our-work" */ './our-work/our-work-page.tsx'),
      ),
      resourceRoutes(
        customers,
        () => import(/* webpackChunkName: "customers" */ './customers/customers-page.tsx'),
      ),
      {
        id: 'company',
        path: settingsPath,
        loader: loadSettings,
        action: saveSettings,
        handle: titled(companyTitle),
        errorElement: <LoadFailure title={companyTitle} />,
        lazy: () => import(/* webpackChunkName: "company" */ './company/company-page.tsx'),
      },
      ...customOrders,
      ...contact,
      ...offers,
      ...designStudio,
      mails,
    ],
  },
]
