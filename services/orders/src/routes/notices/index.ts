import type { RoutePlugin } from '@stampa/service-kit'
import { addNoticeRoutes } from '@stampa/service-kit/outbox/notice-routes'
import { aboutOf, type OutboxEvents, sectionsOfEvents } from '../../outbox.ts'

const routes: RoutePlugin = async app => {
  addNoticeRoutes<OutboxEvents>(app, {
    path: '',
    types: [
      'order.received',
      'message.received',
      'order_reply.received',
      'message_reply.received',
      'offer.accepted',
      'offer.declined',
    ],
    section: 'orders',
    others: sectionsOfEvents,
    aboutOf,
  })
}

export default routes
