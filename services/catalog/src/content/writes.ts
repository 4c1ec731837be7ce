import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  type Static,
  type Type,
  versionTag,
} from '@stampa/service-kit'
import type { FileRule, StoredImage } from '@stampa/service-kit/media'
import type { ContentRow, ContentType } from './content-type.ts'
import { idParams } from './schema.ts'
import { changeContent, createContent, type Draft } from './write.ts'

/** A request as far as its images are concerned. */
export interface ImageRequest {
  body: unknown
  publishUploads(): Promise<Partial<Record<string, StoredImage>>>
  publishUploadList(field: string): Promise<StoredImage[]>
}

interface Writes<Row, Create extends Type.TObject, Change extends Type.TObject, Images> {
  /** Bodies of a new and of a changed record. What the first lets through the second does too. */
  create: Create
  change: Change
  /** Its files, where bodies are multipart forms. */
  form?: Record<string, FileRule>
  /** The images that came with a request, or that it names. */
  images(request: ImageRequest): Promise<Images>
  /**
   * What is stored of an input.
   *
   * @param before the record as it is, to be changed
   */
  draft(input: Static<Change>, images: Images, before: Row | undefined): Draft
}

/** Adds the calls that make and change a record. */
export function addWrites<
  Row extends ContentRow,
  Create extends Type.TObject,
  Change extends Type.TObject,
  Images,
>(app: App, type: ContentType<Row>, writes: Writes<Row, Create, Change, Images>): void {
  const { create, change, form, draft } = writes
  const config = form ? { form } : {}
  const consumes = form ? { consumes: ['multipart/form-data'] } : {}

  app.post(
    '',
    {
      onRequest: app.requireAdmin,
      config,
      schema: {
        security: adminOnly,
        ...consumes,
        body: create as Type.TSchema,
        response: { 201: type.admin, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const images = await writes.images(request)
      const input = request.body as Static<Change>
      const row = await createContent(app.db, type, request.admin, draft(input, images, undefined))
      return reply.code(201).header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )

  app.put(
    '/:id',
    {
      onRequest: app.requireAdmin,
      config,
      schema: {
        security: adminOnly,
        ...consumes,
        params: idParams,
        headers: ifMatchHeaders,
        body: change as Type.TSchema,
        response: { 200: type.admin, ...errorResponses(400, 401, 404, 409, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const images = await writes.images(request)
      const input = request.body as Static<Change>
      const { id } = request.params
      const asked = { id, ifMatch: request.headers['if-match'], author: request.admin }
      const row = await changeContent(app.db, type, asked, before => draft(input, images, before))
      return reply.header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}
