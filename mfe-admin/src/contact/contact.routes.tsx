import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay, trashRoute } from '../shared/titled.tsx'
import { changeMessage, loadMessage, loadMessages, loadTrash } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'

const { message, title } = contactMessages

/** The list with one message over it, and the trash. */
export const contact: RemoteRoute[] = [
  {
    id: 'contact',
    path: '/admin/contact',
    loader: loadMessages,
    ...screen(title),
    lazy: () => import(/* webpackChunkName: "contact" */ './contact-page.tsx'),
    children: [
      {
        id: 'contact-message',
        path: ':id',
        loader: loadMessage,
        action: changeMessage,
        handle: titledOverlay(message),
        lazy: () => import(/* webpackChunkName: "contact-message" */ './message-dialog.tsx'),
      },
    ],
  },
  trashRoute({
    id: 'contact-trash',
    listPath: '/admin/contact',
    list: title,
    load: loadTrash,
    page: () => import(/* webpackChunkName: "contact-trash" */ '../shared/trash/trash-page.tsx'),
  }),
]
