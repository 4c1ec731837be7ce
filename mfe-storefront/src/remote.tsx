import type { RemoteRoute } from '@stampa/platform'
import { loadCategory } from './category/category.data.ts'
import { CategoryFailure } from './category/category-failure.tsx'
import { categoryHead } from './category/category-head.ts'
import { loadHome } from './home/home.data.ts'
import { homeHead } from './home/home-head.ts'
import { loadProduct } from './product/product.data.ts'
import { ProductFailure } from './product/product-failure.tsx'
import { productHead } from './product/product-head.ts'
import { loadProducts } from './products/products.data.ts'
import { ProductsFailure } from './products/products-failure.tsx'
import { productsHead } from './products/products-head.ts'
import { onlyOtherPages } from './shared/only-other-pages.ts'
import { pageTitle } from './shared/page-title.ts'
import { Pages } from './shared/pending/pages.tsx'

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
      page('/products', 'Προϊόντα', {
        id: 'products',
        loader: loadProducts,
        shouldRevalidate: onlyOtherPages,
        handle: { head: productsHead },
        ErrorBoundary: ProductsFailure,
        lazy: () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
      }),
      page('/products/category/:categoryId', 'Προϊόντα', {
        id: 'category',
        loader: loadCategory,
        shouldRevalidate: onlyOtherPages,
        handle: { head: categoryHead },
        ErrorBoundary: CategoryFailure,
        lazy: () => import(/* webpackChunkName: "category" */ './category/category-page.tsx'),
      }),
      page('/products/:productId', 'Προϊόν', {
        id: 'product',
        loader: loadProduct,
        handle: { head: productHead },
        ErrorBoundary: ProductFailure,
        lazy: () => import(/* webpackChunkName: "product" */ './product/product-page.tsx'),
      }),
    ],
  },
]

/** A page, inside a route that gives it a head when its own data could not be loaded. */
function page(path: string, title: string, route: Omit<RemoteRoute, 'children'>): RemoteRoute {
  return {
    path,
    handle: { head: () => ({ title: pageTitle(title), noindex: true }) },
    children: [{ ...route, index: true } as RemoteRoute],
  }
}
