import { allows, type Section } from '@stampa/rules/permissions'
import {
  adminCall,
  errorResponses,
  ifMatchHeaders,
  type RoutePlugin,
  requireConfirmed,
  requirePermission,
  Type,
  who,
} from '@stampa/service-kit'
import { auditMonths } from '@stampa/service-kit/audit'
import { retryHours } from '@stampa/service-kit/idempotency'
import { createLinks } from '@stampa/service-kit/links'
import { withPageHeaders } from '@stampa/service-kit/listing'
import { eventDays, referencedHashes } from '@stampa/service-kit/order-workflow'
import { type ExportColumn, sendSheet, sheetExport } from '@stampa/service-kit/sheet-export'
import { trashDays } from '@stampa/service-kit/trash'
import { idParams } from '@stampa/service-kit/validation'
import { accountingYears, eraseClient, exportClient } from '../../clients/personal-data.ts'
import { client, clientInput, clientRecords, mergeChoice, retention } from '../../clients/schema.ts'
import {
  addClient,
  changeClient,
  listRecords,
  mergeClients,
  toClient,
} from '../../clients/service.ts'
import {
  type ClientRow,
  clientFilter,
  clientListQuery,
  findMatches,
  listAllClients,
  listClients,
  requireClient,
} from '../../clients/store.ts'
import type { OrdersConfig } from '../../config.ts'
import { fileReferences } from '../../housekeeping.ts'
import { sendRecord } from '../../record-routes.ts'

const sheetColumns: ExportColumn<ClientRow>[] = [
  { en: 'Created', el: 'Ημερομηνία', kind: 'time', value: row => row.created_at },
  { en: 'Name', el: 'Όνομα', value: row => row.name },
  { en: 'Company', el: 'Επωνυμία', value: row => row.company },
  { en: 'VAT number', el: 'ΑΦΜ', kind: 'phone', value: row => row.vat_number },
  { en: 'Emails', el: 'Email', value: row => row.emails.join(', ') },
  { en: 'Phones', el: 'Τηλέφωνα', kind: 'phone', value: row => row.phones.join(', ') },
  { en: 'Addresses', el: 'Διευθύνσεις', value: row => row.addresses.join(' · ') },
  { en: 'Notes', el: 'Σημειώσεις', value: row => row.notes },
  { en: 'Id', el: 'Id', value: row => row.id },
]

const stored = Type.Array(Type.Unknown())

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)

  app.get(
    '',
    adminCall(app, 'clients:read', {
      summary: 'Clients, newest first; `X-Total-Count` is absent for more than 1,000',
      querystring: clientListQuery,
      response: { 200: Type.Array(client), ...errorResponses(400) },
    }),
    async (request, reply) => {
      const page = await listClients(app.db, request.query)
      if (page.searched !== undefined) reply.header('x-searched', page.searched)
      return withPageHeaders(request, reply, page).map(toClient)
    },
  )

  app.get(
    '/export',
    sheetExport(app, 'clients:read', 'Clients, newest first,', clientFilter.properties),
    async ({ query }, reply) =>
      sendSheet(reply, 'clients', query, sheetColumns, listAllClients(app.db, query.q)),
  )

  app.get(
    '/retention',
    adminCall(app, 'clients:read', {
      summary: 'How long personal data is kept',
      response: { 200: retention },
    }),
    () => ({ trashDays, mailDays: eventDays, retryHours, auditMonths, accountingYears }),
  )

  app.get(
    '/:id',
    adminCall(app, 'clients:read', {
      params: idParams,
      response: { 200: client, ...errorResponses(404) },
    }),
    async (request, reply) =>
      sendRecord(reply, toClient(await requireClient(app.db, request.params.id))),
  )

  app.get(
    '/:id/records',
    adminCall(app, 'clients:read', {
      summary: 'Orders, messages and offers of a client, as far as permitted, and similar clients',
      params: idParams,
      response: { 200: clientRecords, ...errorResponses(404) },
    }),
    async ({ admin, params }) => {
      const row = await requireClient(app.db, params.id)
      const list = (section: Section, kind: Parameters<typeof listRecords>[1]) =>
        allows(admin.scope, `${section}:read`) ? listRecords(app.db, kind, row) : null
      const [orders, messages, offers, matches] = await Promise.all([
        list('orders', 'orders'),
        list('orders', 'messages'),
        list('offers', 'offers'),
        findMatches(app.db, row),
      ])
      return { orders, messages, offers, matches: matches.map(toClient) }
    },
  )

  app.post(
    '',
    adminCall(app, 'clients:write', {
      body: clientInput,
      response: { 201: client, ...errorResponses(400) },
    }),
    async (request, reply) =>
      sendRecord(reply.code(201), toClient(await addClient(app.db, request.body, who(request)))),
  )

  app.put(
    '/:id',
    adminCall(app, 'clients:write', {
      params: idParams,
      headers: ifMatchHeaders,
      body: clientInput,
      response: { 200: client, ...errorResponses(400, 404, 409) },
    }),
    async (request, reply) => {
      const { body, headers, params } = request
      const row = await changeClient(app.db, params.id, body, who(request), headers['if-match'])
      return sendRecord(reply, toClient(row))
    },
  )

  app.post(
    '/:id/merge',
    adminCall(app, 'clients:write', {
      summary: 'Moves everything of another client to this one, and removes the other',
      params: idParams,
      headers: ifMatchHeaders,
      body: Type.Object({
        client: Type.String({ format: 'uuid', description: 'The client that is removed' }),
        version: Type.Integer({ minimum: 1, description: 'Of the client that is removed' }),
        choice: Type.Optional(mergeChoice),
      }),
      response: { 200: client, ...errorResponses(400, 404, 409) },
    }),
    async (request, reply) => {
      const { body, headers, params } = request
      const merged = { id: body.client, version: body.version, choice: body.choice }
      const ifMatch = headers['if-match']
      return sendRecord(
        reply,
        toClient(await mergeClients(app.db, params.id, ifMatch, merged, who(request))),
      )
    },
  )

  app.get(
    '/:id/data',
    adminCall(app, 'clients:read', {
      summary: 'Everything stored about a client in this service, to be handed to the person',
      params: idParams,
      response: {
        200: Type.Object({ client, orders: stored, messages: stored, offers: stored }),
        ...errorResponses(404),
      },
    }),
    async request => {
      requirePermission(request, 'orders:read')
      requirePermission(request, 'offers:read')
      return exportClient(app.db, links, request.params.id)
    },
  )

  app.delete(
    '/:id',
    adminCall(app, 'clients:delete', {
      summary: 'Erases a client with its orders, messages and offers; accepted offers stay',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      requirePermission(request, 'orders:delete')
      requirePermission(request, 'offers:delete')
      await requireConfirmed(app, request)
      const files = await eraseClient(app.db, request.params.id)
      await app.media.removeUnreferenced(files, hashes =>
        referencedHashes(app.db, fileReferences, hashes),
      )
      return reply.code(204).send(null)
    },
  )
}

export default routes
