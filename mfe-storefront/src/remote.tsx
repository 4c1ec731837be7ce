import { type ActionFunctionArgs, data, type RemoteRoute } from '@stampa/platform'
import { loadAbout } from './about/about.data.ts'
import { loadBlog, loadPost } from './blog/blog.data.ts'
import { loadCategories } from './categories/categories.data.ts'
import { loadContact } from './contact/contact.data.ts'
import { loadMessage } from './conversation/message.data.ts'
import { loadCustomOrder, loadOrderAgain } from './custom-order/custom-order.data.ts'
import { loadEvents } from './events/events.data.ts'
import { loadFaq } from './faq/faq.data.ts'
import { loadHome } from './home/home.data.ts'
import { loadOffer } from './offer/offer.data.ts'
import { loadDesignOrder, loadOrderStatus } from './order-progress/order-progress.data.ts'
import { loadOurWorks } from './our-works/our-works.data.ts'
import { loadCategory, loadProduct, loadProducts } from './products/products.data.ts'
import { loadSearch } from './search/search.data.ts'
import { loadBannersPage } from './shared/banner/banners.data.ts'
import { notForForms, onlyOtherPages, unlessLost } from './shared/loaders.ts'
import { Pages } from './shared/pending/pages.tsx'
import { loadTestimonialsPage } from './shared/testimonial-card/testimonials.data.ts'

type Sending = typeof import('./sending.ts')

/** Loads an action when its form is sent. Without a network the form stays, and loads it again. */
const sendBy = (name: keyof Sending) => (args: ActionFunctionArgs) =>
  import(/* webpackChunkName: "sending" */ './sending.ts').then(
    (sending): Promise<unknown> => sending[name](args),
    () => data({ sent: false, failed: 'lost' }, 502),
  )

export const routes: RemoteRoute[] = [
  {
    Component: Pages,
    children: [
      {
        id: 'home',
        path: '/',
        loader: loadHome,
        shouldRevalidate: notForForms,
        lazy: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
      },
      {
        id: 'products',
        path: '/products',
        loader: loadProducts,
        shouldRevalidate: onlyOtherPages,
        lazy: () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
      },
      {
        id: 'category',
        path: '/products/category/:categoryId',
        loader: loadCategory,
        shouldRevalidate: onlyOtherPages,
        lazy: () => import(/* webpackChunkName: "category" */ './products/category-page.tsx'),
      },
      {
        id: 'product',
        path: '/products/:productId',
        loader: loadProduct,
        lazy: () => import(/* webpackChunkName: "product" */ './products/product-page.tsx'),
      },
      {
        id: 'categories',
        path: '/categories',
        loader: loadCategories,
        lazy: () => import(/* webpackChunkName: "categories" */ './categories/categories-page.tsx'),
      },
      {
        id: 'events',
        path: '/events',
        loader: loadEvents,
        lazy: () => import(/* webpackChunkName: "events" */ './events/events-page.tsx'),
      },
      {
        id: 'our-works',
        path: '/our-works',
        loader: loadOurWorks,
        shouldRevalidate: onlyOtherPages,
        lazy: () => import(/* webpackChunkName: "our-works" */ './our-works/our-works-page.tsx'),
      },
      {
        id: 'blog',
        path: '/blog',
        loader: loadBlog,
        lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog-page.tsx'),
      },
      {
        id: 'post',
        path: '/blog/:blogId',
        loader: loadPost,
        lazy: () => import(/* webpackChunkName: "post" */ './blog/post-page.tsx'),
      },
      {
        id: 'about',
        path: '/about',
        loader: loadAbout,
        lazy: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
      },
      {
        id: 'faq',
        path: '/faq',
        loader: loadFaq,
        lazy: () => import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx'),
      },
      {
        id: 'contact',
        path: '/contact',
        loader: loadContact,
        action: sendBy('sendMessage'),
        shouldRevalidate: notForForms,
        lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
      },
      {
        id: 'custom-order',
        path: '/custom-order',
        loader: loadCustomOrder,
        action: sendBy('placeOrder'),
        shouldRevalidate: notForForms,
        lazy: () =>
          import(/* webpackChunkName: "custom-order" */ './custom-order/custom-order-page.tsx'),
      },
      {
        id: 'testimonials',
        path: '/testimonials',
        loader: loadTestimonialsPage,
        lazy: () =>
          import(/* webpackChunkName: "testimonials" */ './testimonials/testimonials-page.tsx'),
      },
      {
        id: 'banners',
        path: '/banners',
        loader: loadBannersPage,
        lazy: () => import(/* webpackChunkName: "banners" */ './banners/banners-page.tsx'),
      },
      {
        id: 'sitemap',
        path: '/sitemap',
        lazy: () => import(/* webpackChunkName: "sitemap" */ './sitemap/sitemap-page.tsx'),
      },
      {
        id: 'search',
        path: '/search',
        loader: loadSearch,
        lazy: () => import(/* webpackChunkName: "search" */ './search/search-page.tsx'),
      },
      {
        id: 'order-status',
        path: '/order-status/:token',
        loader: loadOrderStatus,
        action: sendBy('replyToOrder'),
        lazy: () =>
          import(/* webpackChunkName: "order-status" */ './order-progress/order-status-page.tsx'),
      },
      {
        id: 'order-again',
        path: '/order-status/:token/again',
        loader: loadOrderAgain,
        shouldRevalidate: notForForms,
        lazy: () =>
          import(/* webpackChunkName: "order-again" */ './custom-order/order-again-page.tsx'),
      },
      {
        id: 'lost-links',
        path: '/where-is-my-order',
        action: sendBy('requestLinks'),
        lazy: () => import(/* webpackChunkName: "lost-links" */ './lost-links/lost-links-page.tsx'),
      },
      {
        id: 'message',
        path: '/message/:token',
        loader: loadMessage,
        action: sendBy('replyToMessage'),
        lazy: () => import(/* webpackChunkName: "message" */ './conversation/message-page.tsx'),
      },
      {
        id: 'offer',
        path: '/offer/:token',
        loader: loadOffer,
        action: sendBy('answerOffer'),
        // Also after a refused decision: the offer has changed.
        shouldRevalidate: unlessLost,
        lazy: () => import(/* webpackChunkName: "offer" */ './offer/offer-page.tsx'),
      },
      {
        id: 'design-order',
        path: '/design-order/:token',
        loader: loadDesignOrder,
        action: sendBy('answerDesign'),
        // Also after a refused answer: there is a newer proof.
        shouldRevalidate: unlessLost,
        lazy: () =>
          import(/* webpackChunkName: "design-order" */ './order-progress/design-order-page.tsx'),
      },
      {
        id: 'privacy',
        path: '/privacy',
        lazy: () => import(/* webpackChunkName: "privacy" */ './legal/privacy-page.tsx'),
      },
      {
        id: 'terms',
        path: '/terms',
        lazy: () => import(/* webpackChunkName: "terms" */ './legal/terms-page.tsx'),
      },
    ],
  },
]
