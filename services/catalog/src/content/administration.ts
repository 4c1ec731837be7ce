import {
  type App,
  adminCall,
  errorResponses,
  type RoutePlugin,
  requirePermission,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { adminListQuery, toPage, withPageHeaders } from '@stampa/service-kit/listing'
import { addTrashRoutes, trashDays } from '@stampa/service-kit/trash'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { listAudit } from './audit.ts'
import { changeBatch, orderContent } from './batch.ts'
import type { ContentType } from './content-type.ts'
import { addPublicDetail, addPublicList } from './public-reads.ts'
import {
  contentExists,
  contentNotFound,
  countContent,
  listContent,
  listTrash,
  requireContent,
} from './read.ts'
import { bulkBody, bulkResult, flaggedBulkBody, historyEntry, orderBody } from './schema.ts'
import { whereUntranslated } from './translations.ts'
import { addUpload } from './uploads.ts'
import { addWrites } from './write.ts'

/** Returns the routes of a kind with one public list. */
export function contentRoutes(type: ContentType, summary: string): RoutePlugin {
  return async app => {
    addPublicList(app, type, { summary })
    addContent(app, type)
  }
}

/** Adds the calls that all kinds share: all but the public lists. */
export function addContent(app: App, type: ContentType): void {
  addList(app, type)
  addTrash(app, type)
  addHistory(app, type)
  addBulk(app, type)
  if ('order' in { ...type.columns, ...type.adminColumns }) addOrder(app, type)
  if (type.slugFrom) addPublicDetail(app, type)
  else addDetail(app, type)
  if (type.uploads) addUpload(app, type.uploads.image)
  addWrites(app, type)
}

function addList(app: App, type: ContentType): void {
  const sorts = Object.keys(type.sorting.keys)
  const common = adminListQuery(sorts, type.standardSort)
  const active = Type.Optional(Type.Boolean())
  const untranslated = Type.Optional(
    Type.Enum(['en'], { description: 'Only those with a text that has no translation' }),
  )
  app.get(
    type.list,
    adminCall(app, 'content:read', {
      summary: 'All but the trash; `X-Total-Count` says how many there are on all pages',
      querystring: Type.Object({
        ...common.properties,
        ...(type.flag && { active }),
        ...('translations' in type.adminColumns && { untranslated }),
        ...type.filters?.query,
      }),
      response: { 200: Type.Array(type.admin), ...errorResponses(400) },
    }),
    async (request, reply) => {
      const query = request.query as ListQuery
      const filter = {
        visible: false,
        q: query.q,
        active: query.active,
        restrict(select: Knex.QueryBuilder) {
          if (query.untranslated) whereUntranslated(select, type, query.untranslated)
          type.filters?.apply(select, query)
        },
      }
      // Refuses an invalid cursor before a query starts whose failure would have no handler.
      const place = { sort: query.sort, ...toPage(query, query.sort) }
      const [total, page] = await Promise.all([
        countContent(app.db, type, filter),
        listContent(app.db, type, filter, place),
      ])
      return withPageHeaders(request, reply, { total, ...page }).map(row => type.toAdmin(row))
    },
  )
}

/** The query of a list, whatever the kind. */
type ListQuery = Static<ReturnType<typeof adminListQuery>> & {
  active?: boolean
  untranslated?: 'en'
}

function addTrash(app: App, type: ContentType): void {
  addTrashRoutes(app, 'content', '', {
    list: page => listTrash(app.db, type, page),
    trash: (id, { admin }) => changeBatch(app.db, type, admin, 'delete', [id]),
    async restore(id, { admin }, reply) {
      await changeBatch(app.db, type, admin, 'restore', [id])
      const row = await requireContent(app.db, type, id, { visible: false })
      reply.header('etag', versionTag(row.version))
      return type.toAdmin(row)
    },
    schema: type.admin,
    keepsUsed: type.kept !== undefined,
    deletes: `Puts it into the trash, for ${trashDays} days`,
    restores: 'Brings it back out of the trash',
  })
}

function addHistory(app: App, type: ContentType): void {
  app.get(
    '/:id/history',
    adminCall(app, 'content:read', {
      summary: 'Who changed what and when, newest first, also of what lies in the trash',
      params: idParams,
      response: { 200: Type.Array(historyEntry), ...errorResponses(404) },
    }),
    async request => {
      const { id } = request.params
      if (!(await contentExists(app.db, type, id))) throw contentNotFound(type)
      return listAudit(app.db, type.kind, id)
    },
  )
}

function addBulk(app: App, type: ContentType): void {
  app.post(
    '/bulk',
    adminCall(app, 'content:write', {
      summary: 'Does the same to many, all or nothing',
      body: type.flag ? flaggedBulkBody : bulkBody,
      response: {
        200: bulkResult,
        ...errorResponses(404),
        ...(type.kept && errorResponses(409)),
      },
    }),
    async request => {
      const { action, ids } = request.body
      if (action === 'delete') requirePermission(request, 'content:delete')
      return { changed: await changeBatch(app.db, type, request.admin, action, ids) }
    },
  )
}

function addOrder(app: App, type: ContentType): void {
  app.put(
    '/order',
    adminCall(app, 'content:write', {
      summary: 'Gives those that are listed the orders 1, 2, 3 …; others keep theirs',
      body: orderBody,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      await orderContent(app.db, type, request.admin, request.body.ids)
      return reply.code(204).send(null)
    },
  )
}

/** Adds the call for one record, for kinds without a public call for one. */
function addDetail(app: App, type: ContentType): void {
  app.get(
    '/:id',
    adminCall(app, 'content:read', {
      params: idParams,
      response: { 200: type.admin, ...errorResponses(404) },
    }),
    async (request, reply) => {
      const row = await requireContent(app.db, type, request.params.id, { visible: false })
      return reply.header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}
