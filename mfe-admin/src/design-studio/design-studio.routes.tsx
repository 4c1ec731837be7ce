import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay, trashRoute } from '../shared/titled.tsx'
import { changeOrder } from './design-orders.action.ts'
import {
  loadOrder,
  loadProductForm,
  loadStudio,
  loadTrash,
  loadVariant,
} from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { addVariant, changeProduct, changeVariant, createProduct } from './products.action.ts'

const title = { en: 'Design Studio', el: 'Design Studio' }
const { addVariant: addTitle, editVariant: editTitle } = designStudioMessages

/** Both tabs, with the forms of a product and one order over them, and the trash. */
export const designStudio: RemoteRoute[] = [
  {
    id: 'design-studio',
    path: '/admin/design-studio',
    loader: loadStudio,
    action: createProduct,
    ...screen(title),
    lazy: () => import(/* webpackChunkName: "design-studio" */ './design-studio-page.tsx'),
    children: [
      {
        id: 'design-product',
        path: 'products/:id',
        loader: loadProductForm,
        action: changeProduct,
        handle: titledOverlay({ en: 'Edit product', el: 'Επεξεργασία προϊόντος' }),
        lazy: () => import(/* webpackChunkName: "design-product" */ './product-dialog.tsx'),
      },
      {
        id: 'design-variant-new',
        path: 'products/:id/color-variants/new',
        loader: loadVariant,
        action: addVariant,
        handle: titledOverlay(addTitle),
        lazy: () => import(/* webpackChunkName: "design-variant-new" */ './variant-dialog.tsx'),
      },
      {
        id: 'design-variant',
        path: 'products/:id/color-variants/:variant',
        loader: loadVariant,
        action: changeVariant,
        handle: titledOverlay(editTitle),
        lazy: () => import(/* webpackChunkName: "design-variant" */ './variant-dialog.tsx'),
      },
      {
        id: 'design-order',
        path: 'orders/:id',
        loader: loadOrder,
        action: changeOrder,
        handle: titledOverlay({ en: 'Order', el: 'Παραγγελία' }),
        lazy: () => import(/* webpackChunkName: "design-order" */ './order-dialog.tsx'),
      },
    ],
  },
  trashRoute({
    id: 'design-studio-trash',
    listPath: '/admin/design-studio',
    list: designStudioMessages.title,
    load: loadTrash,
    page: () =>
      import(/* webpackChunkName: "design-studio-trash" */ '../shared/trash/trash-page.tsx'),
  }),
]
