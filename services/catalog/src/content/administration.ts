import {
  type App,
  adminOnly,
  errorResponses,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { adminListQuery, nextLink, toPage } from '@stampa/service-kit/listing'
import { addTrashList, trashDays } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import { listAudit } from './audit.ts'
import { changeBatch, orderContent } from './batch.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { contentExists, contentNotFound, countContent, findContent, listContent } from './read.ts'
import { bulkBody, historyEntry, idParams, orderBody } from './schema.ts'
import { listTrash } from './trash.ts'

/**
 * Adds the administrators' calls that all kinds share: list, trash, restore, history, bulk actions
 * and order.
 *
 * @param list path of the list: the specification calls it `/all` or `/admin`
 */
export function addAdministration<Row extends ContentRow>(
  app: App,
  type: ContentType<Row>,
  list: '/all' | '/admin',
): void {
  addList(app, type, list)
  addTrash(app, type)
  addHistory(app, type)
  addBulk(app, type)
  if (type.ordered) addOrder(app, type)
}

function addList<Row extends ContentRow>(app: App, type: ContentType<Row>, path: string): void {
  const sorts = Object.keys(type.sorting.keys)
  const common = adminListQuery(sorts, type.standardSort)
  const active = Type.Optional(Type.Boolean())
  app.get(
    path,
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'All but the trash; `X-Total-Count` says how many there are on all pages',
        querystring: Type.Object({
          ...common.properties,
          ...(type.flag && { active }),
          ...type.filters?.query,
        }),
        response: { 200: Type.Array(type.admin), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const query = request.query as ListQuery
      const filter = {
        visible: false,
        q: query.q,
        active: query.active,
        restrict: (select: Knex.QueryBuilder) => type.filters?.apply(select, query),
      }
      const [total, { rows, next }] = await Promise.all([
        countContent(app.db, type, filter),
        listContent(app.db, type, filter, { sort: query.sort, ...toPage(query, query.sort) }),
      ])
      reply.header('x-total-count', total)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(row => type.toAdmin(row))
    },
  )
}

/** The query of a list, whatever the kind. */
type ListQuery = Static<ReturnType<typeof adminListQuery>> & { active?: boolean }

function addTrash<Row extends ContentRow>(app: App, type: ContentType<Row>): void {
  app.delete(
    '/:id',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: `Puts it into the trash, for ${trashDays} days`,
        params: idParams,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      await changeBatch(app.db, type, request.admin, 'delete', [request.params.id])
      return reply.code(204).send(null)
    },
  )

  addTrashList(app, '/trash', page => listTrash(app.db, type, page))

  app.post(
    '/:id/restore',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'Brings it back out of the trash',
        params: idParams,
        response: { 200: type.admin, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await changeBatch(app.db, type, request.admin, 'restore', [id])
      const row = await findContent(app.db, type, id, { visible: false })
      if (!row) throw contentNotFound(type)
      return reply.header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}

function addHistory<Row extends ContentRow>(app: App, type: ContentType<Row>): void {
  app.get(
    '/:id/history',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'Who changed what and when, newest first, also of what lies in the trash',
        params: idParams,
        response: { 200: Type.Array(historyEntry), ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      const { id } = request.params
      if (!(await contentExists(app.db, type, id))) throw contentNotFound(type)
      return listAudit(app.db, type.kind, id)
    },
  )
}

function addBulk<Row extends ContentRow>(app: App, type: ContentType<Row>): void {
  const actions = type.flag
    ? (['activate', 'deactivate', 'delete', 'restore'] as const)
    : (['delete', 'restore'] as const)
  app.post(
    '/bulk',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'Does the same to many, all or nothing',
        body: bulkBody(actions),
        response: {
          200: Type.Object({ changed: Type.Integer({ description: 'Not so already' }) }),
          ...errorResponses(400, 401, 404, 415, 503),
        },
      },
    },
    async request => {
      const { action, ids } = request.body
      return { changed: await changeBatch(app.db, type, request.admin, action, ids) }
    },
  )
}

function addOrder<Row extends ContentRow>(app: App, type: ContentType<Row>): void {
  app.put(
    '/order',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        summary: 'Gives those that are listed the orders 1, 2, 3 …; others keep theirs',
        body: orderBody,
        response: { 204: Type.Null(), ...errorResponses(400, 401, 404, 415, 503) },
      },
    },
    async (request, reply) => {
      await orderContent(app.db, type, request.admin, request.body.ids)
      return reply.code(204).send(null)
    },
  )
}

/** Adds the call for one record, for kinds without a public call for one. */
export function addDetail<Row extends ContentRow>(app: App, type: ContentType<Row>): void {
  app.get(
    '/:id',
    {
      onRequest: app.requireAdmin,
      schema: {
        security: adminOnly,
        params: idParams,
        response: { 200: type.admin, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const row = await findContent(app.db, type, request.params.id, { visible: false })
      if (!row) throw contentNotFound(type)
      return reply.header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}
