import type { Scope, Section } from '@stampa/rules/permissions'
import { Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { adminCall, who } from '../auth/admin-access.ts'
import { requirePermission } from '../auth/requirement.ts'
import { errorResponses } from '../errors/problems.ts'
import { ifMatchHeaders, versionTag } from '../http/preconditions.ts'
import { renderText } from '../mail/letter.ts'
import { findTemplate } from '../mail/template-store.ts'
import { type AnyTemplate, type AnyValues, writeLetter } from '../mail/templates.ts'
import { addTrashRoutes, listTrash } from '../trash.ts'
import { idParams, requiredText } from '../validation/schemas.ts'
import type { OrderRecord, OrderWorkflow, StatusChange } from './workflow.ts'

interface OrderRoutes<Row extends OrderRecord, Shown> {
  /** Whose permissions the calls require. */
  section: Section
  /** Path of the list of orders, relative to the folder's prefix. */
  path: '' | '/orders'
  nameColumn: string
  /** The route that sets the status: `field` of the body, with an optional `note`. */
  status: { method: 'PUT' | 'PATCH'; path: string; body: Type.TObject; field: string }
  /**
   * The mail about a changed status: its event, recipient, the path of the customer's page, its template and
   * values.
   */
  mail: {
    recipient(row: Row): string
    page(row: Row): string
    event: string
    template: AnyTemplate
    values(row: Row, to: Row['order_status'], url: string): AnyValues
  }
  /** Schema of an order in responses, and the function that makes it for an administrator. */
  schema: Type.TSchema
  show(row: Row, scope: Scope): Shown | Promise<Shown>
  /** Schema of a timeline entry in responses. */
  entry: Type.TSchema
}

const newNote = Type.Object({ note: requiredText(2000, 'Note is required') })

/** Field of the calls that change a status. */
export const notify = Type.Optional(
  Type.Boolean({
    description:
      'Whether the customer gets a mail, 30 seconds later; a change in the meantime replaces it. Default true',
  }),
)

const statusMail = Type.Object(
  {
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    enabled: Type.Boolean({ description: 'False: the shop has switched this mail off' }),
  },
  { $id: 'StatusMail' },
)

/** Adds the administrators' calls that every kind of order has: status, trash, customer’s link and notes. */
export function addOrderRoutes<Row extends OrderRecord, Kind extends string, Shown>(
  app: App,
  orders: OrderWorkflow<Row, Kind>,
  { section, path, nameColumn, status, mail, schema, show, entry }: OrderRoutes<Row, Shown>,
): void {
  app.route({
    method: status.method,
    url: `${path}${status.path}`,
    ...adminCall(app, `${section}:write`, {
      summary: 'Sets the status',
      params: idParams,
      headers: ifMatchHeaders,
      body: status.body,
      response: { 200: schema, ...errorResponses(404, 409) },
    }),
    handler: async (request, reply) => {
      const body = request.body as Record<string, Row['order_status']> &
        Pick<StatusChange<string>, 'note' | 'notify'>
      const row = await orders.changeStatus(app.db, request.params.id, {
        status: body[status.field] ?? '',
        note: body.note,
        notify: body.notify,
        by: who(request),
        ifMatch: request.headers['if-match'],
      })
      return reply
        .header('etag', versionTag(row.version))
        .send(await show(row, request.admin.scope))
    },
  })

  app.get(
    `${path}/:id/status-mail`,
    adminCall(app, `${section}:read`, {
      summary: `The mail that the customer would get about a status; requires ${section}:write, too`,
      params: idParams,
      querystring: Type.Object({ status: status.body.properties[status.field] as Type.TSchema }),
      response: { 200: statusMail, ...errorResponses(404) },
    }),
    async request => {
      // The mail contains the customer's link.
      requirePermission(request, `${section}:write`)
      const { status } = request.query as { status: Row['order_status'] }
      const row = await orders.require(app.db, request.params.id)
      const url = `${request.protocol}://${request.host}${mail.page(row)}`
      const from = await orders.knownStatus(app.db, row)
      const { enabled, texts } = await findTemplate(app.db, mail.event)
      const values = mail.values({ ...row, order_status: from }, status, url)
      const letter = writeLetter(mail.template, values, texts ?? undefined)
      const text = renderText(letter, [])
      return { to: mail.recipient(row), subject: letter.subject, text, enabled }
    },
  )

  addTrashRoutes(app, section, path, {
    list: page => listTrash(app.db, orders.table, nameColumn, page),
    trash: (id, request) => orders.changeMany(app.db, [id], { action: 'delete' }, who(request)),
    async restore(id, request, reply) {
      await orders.changeMany(app.db, [id], { action: 'restore' }, who(request))
      const row = await orders.require(app.db, id)
      reply.header('etag', versionTag(row.version))
      return show(row, request.admin.scope)
    },
    schema,
    deletes: 'Moves an order into the trash, for 30 days',
  })

  app.post(
    `${path}/:id/link`,
    adminCall(app, `${section}:write`, {
      summary: 'Replaces the customer’s link: earlier links stop working',
      params: idParams,
      response: { 200: schema, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const row = await orders.replaceLink(app.db, request.params.id, who(request))
      return reply
        .header('etag', versionTag(row.version))
        .send(await show(row, request.admin.scope))
    },
  )

  app.post(
    `${path}/:id/notes`,
    adminCall(app, `${section}:write`, {
      summary: 'Adds a note for the shop; the customer never sees it',
      params: idParams,
      body: newNote,
      response: { 201: Type.Array(entry), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const entries = await app.db.transaction(async tx => {
        await orders.lock(tx, id)
        const note = request.body.note.trim()
        await orders.timeline.add(tx, [{ order_id: id, by: who(request), kind: 'note', note }])
        return orders.timeline.list(tx, id)
      })
      return reply.code(201).send(entries)
    },
  )
}
