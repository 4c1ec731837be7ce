import type { RemoteRoute } from '@stampa/platform'
import { LoadFailure } from '../shared/calls/load-failure.tsx'
import { titled } from '../shared/titled.ts'
import { loadMails, retryMails } from './mails.data.ts'
import { mailsMessages } from './mails.messages.ts'

const { title } = mailsMessages

export const mails: RemoteRoute = {
  id: 'mails',
  path: '/admin/mails',
  loader: loadMails,
  action: retryMails,
  handle: titled(title),
  errorElement: <LoadFailure title={title} />,
  lazy: () => import(/* webpackChunkName: "mails" */ './mails-page.tsx'),
}
