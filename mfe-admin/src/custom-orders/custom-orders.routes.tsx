import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay, trashRoute } from '../shared/titled.tsx'
import { changeOrder, changeOrders } from './custom-orders.action.ts'
import { loadBoard, loadOrder, loadOrders, loadTrash } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'

const { title } = customOrdersMessages

/** The list with one order over it, the board by status, and the trash. */
export const customOrders: RemoteRoute[] = [
  {
    id: 'custom-orders',
    path: '/admin/custom-orders',
    loader: loadOrders,
    action: changeOrders,
    ...screen(title),
    lazy: () => import(/* webpackChunkName: "custom-orders" */ './custom-orders-page.tsx'),
    children: [
      {
        id: 'custom-order',
        path: ':id',
        loader: loadOrder,
        action: changeOrder,
        handle: titledOverlay({ en: 'Order', el: 'Παραγγελία' }),
        lazy: () => import(/* webpackChunkName: "custom-order" */ './order-dialog.tsx'),
      },
    ],
  },
  {
    id: 'custom-orders-board',
    path: '/admin/custom-orders/board',
    loader: loadBoard,
    ...screen(title),
    lazy: () => import(/* webpackChunkName: "custom-orders-board" */ './board-page.tsx'),
  },
  trashRoute({
    id: 'custom-orders-trash',
    listPath: '/admin/custom-orders',
    list: title,
    load: loadTrash,
    page: () =>
      import(/* webpackChunkName: "custom-orders-trash" */ '../shared/trash/trash-page.tsx'),
  }),
]
