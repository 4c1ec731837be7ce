import type { RemoteRoute } from '@stampa/platform'
import { LoadFailure } from '../shared/load-failure.tsx'
import { changeOffer, saveOffer } from './offers.action.ts'
import {
  loadEditOffer,
  loadNewOffer,
  loadOffer,
  loadOffers,
  loadSku,
  loadSkus,
  loadSkusTrash,
  loadTrash,
} from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import { addSku, changeSku, importSkus } from './skus.action.ts'

const head = (text: string) => ({ head: () => ({ title: `${text} | Stampa`, noindex: true }) })
const over = (text: string) => ({ ...head(text), overlay: true as const })
const { heading, trash } = offersMessages

/** The list, with the modals over it at addresses of their own, and the trashes of offers and of SKUs. */
export const offers: RemoteRoute[] = [
  {
    id: 'offers',
    path: '/admin/offers',
    loader: loadOffers,
    handle: head(heading.en),
    errorElement: <LoadFailure title={heading} />,
    lazy: () => import(/* webpackChunkName: "offers" */ './offers-page.tsx'),
    children: [
      {
        id: 'sku-new',
        path: 'sku/new',
        action: addSku,
        handle: over('Add New SKU'),
        lazy: () => import(/* webpackChunkName: "sku-new" */ './add-sku.tsx'),
      },
      {
        id: 'skus',
        path: 'skus',
        loader: loadSkus,
        handle: over('SKU Products Overview'),
        lazy: () => import(/* webpackChunkName: "skus" */ './skus-dialog.tsx'),
        children: [
          {
            id: 'skus-import',
            path: 'import',
            action: importSkus,
            handle: over('Import SKUs'),
            lazy: () => import(/* webpackChunkName: "skus-import" */ './import-skus.tsx'),
          },
          {
            id: 'sku',
            path: ':id',
            loader: loadSku,
            action: changeSku,
            handle: over('Edit SKU'),
            lazy: () => import(/* webpackChunkName: "sku" */ './edit-sku.tsx'),
          },
        ],
      },
      {
        id: 'offer-new',
        path: 'new',
        loader: loadNewOffer,
        action: saveOffer,
        handle: over('Create Offer'),
        lazy: () => import(/* webpackChunkName: "offer-new" */ './new-offer.tsx'),
      },
      {
        id: 'offer-edit',
        path: ':id/edit',
        loader: loadEditOffer,
        action: saveOffer,
        handle: over('Edit Offer'),
        lazy: () => import(/* webpackChunkName: "offer-edit" */ './edit-offer.tsx'),
      },
      {
        id: 'offer',
        path: ':id',
        loader: loadOffer,
        action: changeOffer,
        handle: over('Offer Preview'),
        lazy: () => import(/* webpackChunkName: "offer" */ './offer-preview.tsx'),
      },
    ],
  },
  {
    id: 'offers-trash',
    path: '/admin/offers/trash',
    loader: loadTrash,
    handle: head(trash.en),
    errorElement: <LoadFailure title={trash} />,
    lazy: () => import(/* webpackChunkName: "offers-trash" */ './trash-page.tsx'),
  },
  {
    id: 'skus-trash',
    path: '/admin/offers/skus/trash',
    loader: loadSkusTrash,
    handle: head(trash.en),
    errorElement: <LoadFailure title={trash} />,
    lazy: () => import(/* webpackChunkName: "skus-trash" */ './skus-trash-page.tsx'),
  },
]
