import type { RemoteRoute } from '@stampa/platform'
import { LoadFailure } from '../shared/load-failure.tsx'
import { changeMessage } from './contact.action.ts'
import { loadMessage, loadMessages, loadTrash } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'

const head = (text: string) => ({ head: () => ({ title: `${text} | Stampa`, noindex: true }) })
const { title, trash } = contactMessages

/** The list with one message over it, and the trash. */
export const contact: RemoteRoute[] = [
  {
    id: 'contact',
    path: '/admin/contact',
    loader: loadMessages,
    handle: head(title.en),
    errorElement: <LoadFailure title={title} />,
    lazy: () => import(/* webpackChunkName: "contact" */ './contact-page.tsx'),
    children: [
      {
        id: 'contact-message',
        path: ':id',
        loader: loadMessage,
        action: changeMessage,
        handle: { ...head('Message'), overlay: true },
        lazy: () => import(/* webpackChunkName: "contact-message" */ './message-dialog.tsx'),
      },
    ],
  },
  {
    id: 'contact-trash',
    path: '/admin/contact/trash',
    loader: loadTrash,
    handle: head(trash.en),
    errorElement: <LoadFailure title={trash} />,
    lazy: () => import(/* webpackChunkName: "contact-trash" */ './trash-page.tsx'),
  },
]
