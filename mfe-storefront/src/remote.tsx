import type { RemoteRoute } from '@stampa/platform'
import { loadCategory } from './category/category.data.ts'
import { CategoryFailure } from './category/category-failure.tsx'
import { categoryHead } from './category/category-head.ts'
import { loadHome } from './home/home.data.ts'
import { homeHead } from './home/home-head.ts'
import { loadProduct } from './product/product.data.ts'
import { productMessages } from './product/product.messages.ts'
import { ProductFailure } from './product/product-failure.tsx'
import { productHead } from './product/product-head.ts'
import { loadProducts } from './products/products.data.ts'
import { productsMessages } from './products/products.messages.ts'
import { productsHead } from './products/products-head.ts'
import { PageFailure } from './shared/load-failure/page-failure.tsx'
import { onlyOtherPages } from './shared/only-other-pages.ts'
import { Pages } from './shared/pending/pages.tsx'
import { titled } from './shared/titled.ts'

export const routes: RemoteRoute[] = [
  {
    Component: Pages,
    children: [
      {
        id: 'home',
        path: '/',
        loader: loadHome,
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
    ],
  },
]
