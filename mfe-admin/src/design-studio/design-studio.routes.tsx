import type { RemoteRoute } from '@stampa/platform'
import { LoadFailure } from '../shared/load-failure.tsx'
import { loadOrder, loadProduct, loadStudio, loadTrash, loadVariant } from './design-studio.data.ts'
import { changeOrder } from './orders.action.ts'
import { changeProduct, createProduct } from './products.action.ts'
import { addVariant, changeVariant } from './variants.action.ts'

const title = 'Design Studio'
const head = (text: string) => ({ head: () => ({ title: `${text} | Stampa`, noindex: true }) })
const over = (text: string) => ({ ...head(text), overlay: true as const })

/** Both tabs, with the forms of a product and one order over them, and the trash. */
export const designStudio: RemoteRoute[] = [
  {
    id: 'design-studio',
    path: '/admin/design-studio',
    loader: loadStudio,
    action: createProduct,
    handle: head(title),
    errorElement: <LoadFailure title={title} />,
    lazy: () => import(/* webpackChunkName: "design-studio" */ './design-studio-page.tsx'),
    children: [
      {
        id: 'design-product',
        path: 'products/:id',
        loader: loadProduct,
        action: changeProduct,
        handle: over('Edit product'),
        lazy: () => import(/* webpackChunkName: "design-product" */ './product-dialog.tsx'),
      },
      {
        id: 'design-variant-new',
        path: 'products/:id/color-variants/new',
        loader: loadVariant,
        action: addVariant,
        handle: over('Add Color Variant'),
        lazy: () => import(/* webpackChunkName: "design-variant-new" */ './variant-dialog.tsx'),
      },
      {
        id: 'design-variant',
        path: 'products/:id/color-variants/:variant',
        loader: loadVariant,
        action: changeVariant,
        handle: over('Edit Color Variant'),
        lazy: () => import(/* webpackChunkName: "design-variant" */ './variant-dialog.tsx'),
      },
      {
        id: 'design-order',
        path: 'orders/:id',
        loader: loadOrder,
        action: changeOrder,
        handle: over('Order'),
        lazy: () => import(/* webpackChunkName: "design-order" */ './order-dialog.tsx'),
      },
    ],
  },
  {
    id: 'design-studio-trash',
    path: '/admin/design-studio/trash',
    loader: loadTrash,
    handle: head('Trash'),
    errorElement: <LoadFailure title="Trash" />,
    lazy: () => import(/* webpackChunkName: "design-studio-trash" */ './trash-page.tsx'),
  },
]
