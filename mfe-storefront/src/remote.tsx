import type { RemoteRoute } from '@stampa/platform'
import { loadAbout } from './about/about.data.ts'
import { aboutMessages } from './about/about.messages.ts'
import { aboutHead } from './about/about-head.ts'
import { loadBannersPage } from './banners/banners.data.ts'
import { bannersMessages } from './banners/banners.messages.ts'
import { bannersHead } from './banners/banners-head.ts'
import { loadBlog } from './blog/blog.data.ts'
import { blogMessages } from './blog/blog.messages.ts'
import { blogHead } from './blog/blog-head.ts'
import { loadPost } from './blog/post.data.ts'
import { postMessages } from './blog/post.messages.ts'
import { PostFailure } from './blog/post-failure.tsx'
import { postHead } from './blog/post-head.ts'
import { loadCategories } from './categories/categories.data.ts'
import { categoriesMessages } from './categories/categories.messages.ts'
import { categoriesHead } from './categories/categories-head.ts'
import { loadCategory } from './category/category.data.ts'
import { CategoryFailure } from './category/category-failure.tsx'
import { categoryHead } from './category/category-head.ts'
import { loadContact } from './contact/contact.data.ts'
import { contactHead } from './contact/contact-head.ts'
import { sendMessage } from './contact/send-message.ts'
import { loadCustomOrder } from './custom-order/custom-order.data.ts'
import { customOrderHead } from './custom-order/custom-order-head.ts'
import { placeOrder } from './custom-order/place-order.ts'
import { loadEvents } from './events/events.data.ts'
import { eventsMessages } from './events/events.messages.ts'
import { eventsHead } from './events/events-head.ts'
import { loadFaq } from './faq/faq.data.ts'
import { faqMessages } from './faq/faq.messages.ts'
import { faqHead } from './faq/faq-head.ts'
import { loadHome } from './home/home.data.ts'
import { homeHead } from './home/home-head.ts'
import { decideOffer, loadOffer } from './offer/offer.data.ts'
import { offerMessages } from './offer/offer.messages.ts'
import { offerHead } from './offer/offer-head.ts'
import { loadOrderStatus } from './order-status/order-status.data.ts'
import { orderStatusMessages } from './order-status/order-status.messages.ts'
import { orderStatusHead } from './order-status/order-status-head.ts'
import { loadOurWorks } from './our-works/our-works.data.ts'
import { ourWorksMessages } from './our-works/our-works.messages.ts'
import { ourWorksHead } from './our-works/our-works-head.ts'
import { privacyHead } from './privacy/privacy-head.ts'
import { loadProduct } from './product/product.data.ts'
import { productMessages } from './product/product.messages.ts'
import { ProductFailure } from './product/product-failure.tsx'
import { productHead } from './product/product-head.ts'
import { loadProducts } from './products/products.data.ts'
import { productsMessages } from './products/products.messages.ts'
import { productsHead } from './products/products-head.ts'
import { loadSearch } from './search/search.data.ts'
import { searchMessages } from './search/search.messages.ts'
import { searchHead } from './search/search-head.ts'
import { PageFailure } from './shared/load-failure/page-failure.tsx'
import { notForForms } from './shared/not-for-forms.ts'
import { onlyOtherPages } from './shared/only-other-pages.ts'
import { Pages } from './shared/pending/pages.tsx'
import { titled } from './shared/titled.ts'
import { TokenFailure } from './shared/token-failure/token-failure.tsx'
import { sitemapHead } from './sitemap/sitemap-head.ts'
import { termsHead } from './terms/terms-head.ts'
import { loadTestimonialsPage } from './testimonials/testimonials.data.ts'
import { testimonialsMessages } from './testimonials/testimonials.messages.ts'
import { testimonialsHead } from './testimonials/testimonials-head.ts'

export const routes: RemoteRoute[] = [
  {
    Component: Pages,
    children: [
      {
        id: 'home',
        path: '/',
        loader: loadHome,
        shouldRevalidate: notForForms,
        handle: { head: homeHead },
        lazy: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
      },
      {
        id: 'products',
        path: '/products',
        loader: loadProducts,
        shouldRevalidate: onlyOtherPages,
        handle: { head: productsHead, headWithoutData: titled(productsMessages) },
        errorElement: <PageFailure messages={productsMessages} />,
        lazy: () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
      },
      {
        id: 'category',
        path: '/products/category/:categoryId',
        loader: loadCategory,
        shouldRevalidate: onlyOtherPages,
        handle: { head: categoryHead, headWithoutData: titled(productsMessages) },
        ErrorBoundary: CategoryFailure,
        lazy: () => import(/* webpackChunkName: "category" */ './category/category-page.tsx'),
      },
      {
        id: 'product',
        path: '/products/:productId',
        loader: loadProduct,
        handle: { head: productHead, headWithoutData: titled(productMessages) },
        ErrorBoundary: ProductFailure,
        lazy: () => import(/* webpackChunkName: "product" */ './product/product-page.tsx'),
      },
      {
        id: 'categories',
        path: '/categories',
        loader: loadCategories,
        handle: { head: categoriesHead, headWithoutData: titled(categoriesMessages) },
        errorElement: <PageFailure messages={categoriesMessages} />,
        lazy: () => import(/* webpackChunkName: "categories" */ './categories/categories-page.tsx'),
      },
      {
        id: 'events',
        path: '/events',
        loader: loadEvents,
        handle: { head: eventsHead, headWithoutData: titled(eventsMessages) },
        errorElement: <PageFailure messages={eventsMessages} />,
        lazy: () => import(/* webpackChunkName: "events" */ './events/events-page.tsx'),
      },
      {
        id: 'our-works',
        path: '/our-works',
        loader: loadOurWorks,
        shouldRevalidate: onlyOtherPages,
        handle: { head: ourWorksHead, headWithoutData: titled(ourWorksMessages) },
        errorElement: <PageFailure messages={ourWorksMessages} />,
        lazy: () => import(/* webpackChunkName: "our-works" */ './our-works/our-works-page.tsx'),
      },
      {
        id: 'blog',
        path: '/blog',
        loader: loadBlog,
        handle: { head: blogHead, headWithoutData: titled(blogMessages) },
        errorElement: <PageFailure messages={blogMessages} />,
        lazy: () => import(/* webpackChunkName: "blog" */ './blog/blog-page.tsx'),
      },
      {
        id: 'post',
        path: '/blog/:blogId',
        loader: loadPost,
        handle: { head: postHead, headWithoutData: titled(postMessages) },
        ErrorBoundary: PostFailure,
        lazy: () => import(/* webpackChunkName: "post" */ './blog/post-page.tsx'),
      },
      {
        id: 'about',
        path: '/about',
        loader: loadAbout,
        handle: { head: aboutHead, headWithoutData: titled(aboutMessages) },
        errorElement: <PageFailure messages={aboutMessages} />,
        lazy: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
      },
      {
        id: 'faq',
        path: '/faq',
        loader: loadFaq,
        handle: { head: faqHead, headWithoutData: titled(faqMessages) },
        errorElement: <PageFailure messages={faqMessages} />,
        lazy: () => import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx'),
      },
      {
        id: 'contact',
        path: '/contact',
        loader: loadContact,
        action: sendMessage,
        shouldRevalidate: notForForms,
        handle: { head: contactHead, headWithoutData: contactHead },
        lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
      },
      {
        id: 'custom-order',
        path: '/custom-order',
        loader: loadCustomOrder,
        action: placeOrder,
        shouldRevalidate: notForForms,
        handle: { head: customOrderHead, headWithoutData: customOrderHead },
        lazy: () =>
          import(/* webpackChunkName: "custom-order" */ './custom-order/custom-order-page.tsx'),
      },
      {
        id: 'testimonials',
        path: '/testimonials',
        loader: loadTestimonialsPage,
        handle: { head: testimonialsHead, headWithoutData: titled(testimonialsMessages) },
        errorElement: <PageFailure messages={testimonialsMessages} />,
        lazy: () =>
          import(/* webpackChunkName: "testimonials" */ './testimonials/testimonials-page.tsx'),
      },
      {
        id: 'banners',
        path: '/banners',
        loader: loadBannersPage,
        handle: { head: bannersHead, headWithoutData: titled(bannersMessages) },
        errorElement: <PageFailure messages={bannersMessages} />,
        lazy: () => import(/* webpackChunkName: "banners" */ './banners/banners-page.tsx'),
      },
      {
        id: 'sitemap',
        path: '/sitemap',
        handle: { headWithoutData: sitemapHead },
        lazy: () => import(/* webpackChunkName: "sitemap" */ './sitemap/sitemap-page.tsx'),
      },
      {
        id: 'search',
        path: '/search',
        loader: loadSearch,
        handle: { head: searchHead, headWithoutData: titled(searchMessages) },
        errorElement: <PageFailure messages={searchMessages} />,
        lazy: () => import(/* webpackChunkName: "search" */ './search/search-page.tsx'),
      },
      {
        id: 'order-status',
        path: '/order-status/:token',
        loader: loadOrderStatus,
        handle: { head: orderStatusHead, headWithoutData: titled(orderStatusMessages) },
        errorElement: <TokenFailure messages={orderStatusMessages} />,
        lazy: () =>
          import(/* webpackChunkName: "order-status" */ './order-status/order-status-page.tsx'),
      },
      {
        id: 'offer',
        path: '/offer/:token',
        loader: loadOffer,
        action: decideOffer,
        handle: { head: offerHead, headWithoutData: titled(offerMessages) },
        errorElement: <TokenFailure messages={offerMessages} />,
        lazy: () => import(/* webpackChunkName: "offer" */ './offer/offer-page.tsx'),
      },
      {
        id: 'privacy',
        path: '/privacy',
        handle: { headWithoutData: privacyHead },
        lazy: () => import(/* webpackChunkName: "privacy" */ './privacy/privacy-page.tsx'),
      },
      {
        id: 'terms',
        path: '/terms',
        handle: { headWithoutData: termsHead },
        lazy: () => import(/* webpackChunkName: "terms" */ './terms/terms-page.tsx'),
      },
    ],
  },
]
