import type { RemoteRoute } from '@stampa/platform'
import { LoadFailure } from '../shared/load-failure.tsx'
import { changeOrders } from './bulk.action.ts'
import { changeOrder } from './custom-orders.action.ts'
import { loadBoard, loadOrder, loadOrders, loadTrash } from './custom-orders.data.ts'

const title = 'Custom Orders'
const head = (text: string) => ({ head: () => ({ title: `${text} | Stampa`, noindex: true }) })

/** The list with one order over it, the board by status, and the trash. */
export const customOrders: RemoteRoute[] = [
  {
    id: 'custom-orders',
    path: '/admin/custom-orders',
    loader: loadOrders,
    action: changeOrders,
    handle: head(title),
    errorElement: <LoadFailure title={title} />,
    lazy: () => import(/* webpackChunkName: "custom-orders" */ './custom-orders-page.tsx'),
    children: [
      {
        id: 'custom-order',
        path: ':id',
        loader: loadOrder,
        action: changeOrder,
        handle: { ...head('Order'), overlay: true },
        lazy: () => import(/* webpackChunkName: "custom-order" */ './order-dialog.tsx'),
      },
    ],
  },
  {
    id: 'custom-orders-board',
    path: '/admin/custom-orders/board',
    loader: loadBoard,
    handle: head(title),
    errorElement: <LoadFailure title={title} />,
    lazy: () => import(/* webpackChunkName: "custom-orders-board" */ './board-page.tsx'),
  },
  {
    id: 'custom-orders-trash',
    path: '/admin/custom-orders/trash',
    loader: loadTrash,
    handle: head('Trash'),
    errorElement: <LoadFailure title="Trash" />,
    lazy: () => import(/* webpackChunkName: "custom-orders-trash" */ './trash-page.tsx'),
  },
]
