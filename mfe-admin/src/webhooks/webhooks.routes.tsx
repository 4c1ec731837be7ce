import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay } from '../shared/titled.tsx'
import {
  addWebhook,
  changeWebhook,
  editWebhook,
  loadDeliveries,
  loadWebhooks,
  webhooksPath,
} from './webhooks.data.ts'
import { webhooksMessages } from './webhooks.messages.ts'

const { add, edit, log, title } = webhooksMessages

/** The webhooks, with their form and logs over the list. */
export const webhooks: RemoteRoute = {
  id: 'webhooks',
  path: webhooksPath,
  loader: loadWebhooks,
  ...screen(title),
  lazy: () => import(/* webpackChunkName: "webhooks" */ './webhooks-page.tsx'),
  children: [
    {
      id: 'webhook-new',
      path: 'new',
      action: addWebhook,
      handle: titledOverlay(add),
      lazy: () => import(/* webpackChunkName: "webhook-new" */ './webhook-dialog.tsx'),
    },
    {
      id: 'webhook-edit',
      path: ':id/edit',
      action: editWebhook,
      handle: titledOverlay(edit),
      lazy: () => import(/* webpackChunkName: "webhook-edit" */ './edit-dialog.tsx'),
    },
    {
      id: 'webhook',
      path: ':id',
      loader: loadDeliveries,
      action: changeWebhook,
      handle: titledOverlay(log),
      lazy: () => import(/* webpackChunkName: "webhook" */ './log-dialog.tsx'),
    },
  ],
}
