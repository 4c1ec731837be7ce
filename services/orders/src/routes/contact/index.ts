import { allows, type Scope } from '@stampa/rules/permissions'
import {
  adminCall,
  errorResponses,
  publicWriteLimit,
  type RoutePlugin,
  Type,
  who,
} from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { createLinks } from '@stampa/service-kit/links'
import { withPageHeaders } from '@stampa/service-kit/listing'
import { addTemplateRoutes } from '@stampa/service-kit/mail'
import { addReplyRoutes } from '@stampa/service-kit/order-workflow'
import { addUndeliveredRoutes } from '@stampa/service-kit/outbox/undelivered-routes'
import { type ExportColumn, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import { addTrashRoutes, listTrash } from '@stampa/service-kit/trash'
import { idParams } from '@stampa/service-kit/validation'
import type { OrdersConfig } from '../../config.ts'
import {
  type AdminMessage,
  adminMessage,
  changedMessage,
  newMessage,
  receivedMessage,
} from '../../contact/schema.ts'
import {
  believeMessage,
  changeMessage,
  messagePage,
  messageReplies,
  receiveMessage,
  replaceLink,
  toValues,
} from '../../contact/service.ts'
import {
  listAllMessages,
  listMessages,
  type MessageRow,
  messageFilter,
  messageListQuery,
  requireMessage,
  setTrashed,
} from '../../contact/store.ts'
import { declaredMails } from '../../notifications/customer-mails.ts'
import { aboutOf, type OutboxEvents, sectionsOfEvents } from '../../outbox.ts'
import { addCustomerRoutes } from './customer-routes.ts'

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  /** The customer's link is for those who may answer in the shop's name: its holder answers in the customer's. */
  const toAdminMessage = (scope: Scope, message: MessageRow): AdminMessage => {
    const { id, created_at, updated_at, ...row } = message
    const { read_at, link_version, ...fields } = row
    return {
      _id: id,
      ...fields,
      read: read_at !== null,
      link: allows(scope, 'orders:write') ? messagePage(links, { id, link_version }) : '',
      createdAt: created_at,
    }
  }
  addUndeliveredRoutes<OutboxEvents>(app, 'orders', aboutOf, recipient, sectionsOfEvents)
  addTemplateRoutes(app, 'orders', declaredMails, sectionsOfEvents)

  app.post(
    '',
    {
      config: { rateLimit: publicWriteLimit(config) },
      schema: {
        summary: 'Sends a message to the shop',
        headers: idempotencyHeaders,
        body: newMessage,
        response: { 201: receivedMessage, ...errorResponses(422, 429) },
      },
    },
    async (request, reply) => {
      const values = toValues(request.body)
      // A retry has another `elapsedMs`, so the spam verdict is not part of the compared content.
      const content = { ...values, spam: null }
      const { body, replayed } = await app.once(request, content, tx => receiveMessage(tx, values))
      if (replayed && values.spam === null) {
        await app.db.transaction(tx => believeMessage(tx, body._id))
      }
      return reply.code(201).header('idempotency-replayed', replayed).send(body)
    },
  )

  app.get(
    '',
    adminCall(app, 'orders:read', {
      summary: 'Messages, newest first; `X-Total-Count` is their number on all pages',
      querystring: messageListQuery,
      response: { 200: Type.Array(adminMessage), ...errorResponses(400) },
    }),
    async (request, reply) =>
      withPageHeaders(request, reply, await listMessages(app.db, request.query)).map(row =>
        toAdminMessage(request.admin.scope, row),
      ),
  )

  app.get(
    '/export',
    sheetExport(app, 'orders:read', 'Messages, newest first,', messageFilter.properties),
    async ({ query }, reply) =>
      sendSheet(reply, 'messages', query, sheetColumns, listAllMessages(app.db, query)),
  )

  app.get(
    '/:id',
    adminCall(app, 'orders:read', {
      params: idParams,
      response: { 200: adminMessage, ...errorResponses(404) },
    }),
    async ({ admin, params }) =>
      toAdminMessage(admin.scope, await requireMessage(app.db, params.id)),
  )

  app.patch(
    '/:id',
    adminCall(app, 'orders:write', {
      summary: 'Marks a message as read or unread, as spam or none, and sets its status and owner',
      params: idParams,
      body: changedMessage,
      response: { 200: adminMessage, ...errorResponses(404) },
    }),
    async ({ admin, params, body }) =>
      toAdminMessage(admin.scope, await changeMessage(app.db, params.id, body)),
  )

  app.post(
    '/:id/link',
    adminCall(app, 'orders:write', {
      summary: 'Replaces the customer’s link: earlier links stop working',
      params: idParams,
      response: { 200: adminMessage, ...errorResponses(404) },
    }),
    async ({ admin, params }) => toAdminMessage(admin.scope, await replaceLink(app.db, params.id)),
  )

  addReplyRoutes(app, messageReplies, {
    section: 'orders',
    path: '',
    requireRecord: id => requireMessage(app.db, id),
  })
  addCustomerRoutes(app, config, links)

  addTrashRoutes(app, 'orders', '', {
    list: page => listTrash(app.db, 'contact_messages', "name || ' <' || email || '>'", page),
    trash: (id, request) => setTrashed(app.db, id, who(request)),
    async restore(id, { admin }) {
      await setTrashed(app.db, id, null)
      return toAdminMessage(admin.scope, await requireMessage(app.db, id))
    },
    schema: adminMessage,
    deletes: 'Moves a message into the trash, for 30 days',
  })
}

export default routes

/** SQL of the address of an event's customer. */
const recipient = `coalesce(
  (select email from custom_orders where id = (o.payload->>'order')::uuid),
  (select email from contact_messages where id = (o.payload->>'message')::uuid),
  (select customer_email from offers where id = (o.payload->>'offer')::uuid),
  o.payload->>'to', o.payload->>'email'
)`

/** As on the screens of the back office. */
const greekStatuses: Record<MessageRow['status'], string> = {
  new: 'Νέο',
  answered: 'Απαντήθηκε',
  closed: 'Έκλεισε',
}

const sheetColumns: ExportColumn<MessageRow>[] = [
  { en: 'Created', el: 'Ημερομηνία', kind: 'time', value: row => row.created_at },
  { en: 'Name', el: 'Όνομα', value: row => row.name },
  { en: 'Email', el: 'Email', value: row => row.email },
  { en: 'Company', el: 'Εταιρεία', value: row => row.company },
  { en: 'Phone', el: 'Τηλέφωνο', kind: 'phone', value: row => row.phone },
  { en: 'Subject', el: 'Θέμα', value: row => row.subject },
  { en: 'Message', el: 'Μήνυμα', value: row => row.message },
  { en: 'Read', el: 'Διαβάστηκε', kind: 'time', value: row => row.read_at },
  { en: 'Status', el: 'Κατάσταση', values: greekStatuses, value: row => row.status },
  { en: 'Owner', el: 'Υπεύθυνος', value: row => row.owner },
  { en: 'Id', el: 'Id', value: row => row.id },
]
