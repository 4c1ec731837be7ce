import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay, trashRoute } from '../shared/titled.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import { changeOffer, saveOffer } from './offers.action.ts'
import {
  loadOffer,
  loadOfferForm,
  loadOffers,
  loadSku,
  loadSkus,
  loadSkusTrash,
  loadTrash,
} from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import { changeSku, importSkus, saveSku } from './skus.action.ts'
import { skusMessages } from './skus.messages.ts'

const { heading, preview } = offersMessages

/** The list with its dialogs, and the trash of offers and of SKUs. */
export const offers: RemoteRoute[] = [
  {
    id: 'offers',
    path: '/admin/offers',
    loader: loadOffers,
    ...screen(heading),
    lazy: () => import(/* webpackChunkName: "offers" */ './offers-page.tsx'),
    children: [
      {
        id: 'sku-new',
        path: 'sku/new',
        action: saveSku,
        handle: titledOverlay(skusMessages.add),
        lazy: () => import(/* webpackChunkName: "sku-new" */ './sku-form.tsx'),
      },
      {
        id: 'skus',
        path: 'skus',
        loader: loadSkus,
        handle: titledOverlay(skusMessages.overview),
        lazy: () => import(/* webpackChunkName: "skus" */ './skus-dialog.tsx'),
        children: [
          {
            path: 'import',
            action: importSkus,
            handle: titledOverlay(skusMessages.importTitle),
            element: null,
          },
          {
            id: 'sku',
            path: ':id',
            loader: loadSku,
            action: changeSku,
            handle: titledOverlay({ en: 'Edit SKU', el: 'Επεξεργασία SKU' }),
            lazy: () => import(/* webpackChunkName: "sku" */ './sku-form.tsx'),
          },
        ],
      },
      {
        id: 'offer-new',
        path: 'new',
        loader: loadOfferForm,
        action: saveOffer,
        handle: titledOverlay(offerFormMessages.create),
        lazy: () => import(/* webpackChunkName: "offer-new" */ './offer-dialog.tsx'),
      },
      {
        id: 'offer-edit',
        path: ':id/edit',
        loader: loadOfferForm,
        action: saveOffer,
        handle: titledOverlay({ en: 'Edit Offer', el: 'Επεξεργασία προσφοράς' }),
        lazy: () => import(/* webpackChunkName: "offer-edit" */ './offer-dialog.tsx'),
      },
      {
        id: 'offer',
        path: ':id',
        loader: loadOffer,
        action: changeOffer,
        handle: titledOverlay(preview),
        lazy: () => import(/* webpackChunkName: "offer" */ './offer-preview.tsx'),
      },
    ],
  },
  trashRoute({
    id: 'offers-trash',
    listPath: '/admin/offers',
    list: offersMessages.title,
    load: loadTrash,
    page: () => import(/* webpackChunkName: "offers-trash" */ '../shared/trash/trash-page.tsx'),
  }),
  trashRoute({
    id: 'skus-trash',
    listPath: '/admin/offers/skus',
    list: skusMessages.skus,
    load: loadSkusTrash,
    page: () => import(/* webpackChunkName: "skus-trash" */ '../shared/trash/trash-page.tsx'),
  }),
]
