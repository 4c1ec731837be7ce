import type { RemoteRoute } from '@stampa/platform'
import { LoadFailure } from '../shared/calls/load-failure.tsx'
import { titled, titledOverlay } from '../shared/titled.ts'
import { changeMessage } from './contact.action.ts'
import { loadMessage, loadMessages, loadTrash } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'

const { message, title, trash } = contactMessages

/** The list with one message over it, and the trash. */
export const contact: RemoteRoute[] = [
  {
    id: 'contact',
    path: '/admin/contact',
    loader: loadMessages,
    handle: titled(title),
    errorElement: <LoadFailure title={title} />,
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
  {
    id: 'contact-trash',
    path: '/admin/contact/trash',
    loader: loadTrash,
    handle: titled(trash),
    errorElement: <LoadFailure title={trash} />,
    lazy: () => import(/* webpackChunkName: "contact-trash" */ './trash-page.tsx'),
  },
]
