import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { type FieldError, invalidField, Problem, validationFailed } from '../../errors/problems.ts'
import type { JsonSchema } from '../../validation/schemas.ts'
import type { KeptFile, StoredImage } from '../asset.ts'
import type { MediaPlace } from '../config.ts'
import { type Media, openMedia } from '../media.ts'
import { MediaError } from '../media-error.ts'
import type { Upload } from '../upload.ts'
import {
  busy,
  type FileLimits,
  type FileRule,
  type Form,
  faultText,
  readForm,
} from './form-reader.ts'
import {
  type FileColumn,
  limitPublicFiles,
  type PublicFileLimits,
  type PublicFiles,
} from './public-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rules of the file fields of a `multipart/form-data` route. The body schema has them as `fileField()`. */
    form?: Record<string, FileRule>
    /** Whether visitors send the files: the plugin's limits of public files apply. */
    publicFiles?: boolean
    /**
     * Maximum length of a text field of the form, in bytes; all together have at most twice as much.
     *
     * @default 131072
     */
    formFieldBytes?: number
  }
  interface FastifyInstance {
    media: Media
  }
  interface FastifyRequest {
    /**
     * Publishes the files of the fields that take one, by field; a field without a file has no entry.
     *
     * @throws Problem 400 for the field of a damaged file, 503 when too many wait
     */
    publishUploads(): Promise<Partial<Record<string, StoredImage>>>
    /** Publishes the files of a field that takes several, in the order of the form. Throws as above. */
    publishUploadList(field: string): Promise<StoredImage[]>
    /** As `publishUploads`, for private files without a URL. */
    keepUploads(): Promise<Partial<Record<string, KeptFile>>>
    keepUploadList(field: string): Promise<KeptFile[]>
    /** As `keepUploadList`, by name, for a field whose files are named by their sha256. */
    keepNamedUploads(field: string): Promise<Map<string, KeptFile>>
    /** Returns the file itself, readable during the request: a table to import. */
    upload(field: string): Upload | undefined
  }
}

/** Returns the schema of a file in a form's body. `message` is the text for a missing file. */
export function fileField(options: { message?: string; description?: string } = {}) {
  return Type.String({ contentMediaType: 'application/octet-stream', ...options })
}

interface FormOptions extends MediaPlace {
  collection: string
  /** Limits of the routes with `publicFiles`. */
  publicFiles?: { config: PublicFiles; columns: readonly FileColumn[] }
}

/**
 * Forms with files. A route with `config.form` has the form's fields in `request.body`, converted to the types of
 * its schema and validated like a JSON body. Files are validated by their bytes while they are received; their
 * errors are answered together with those of the fields. Files that the route does not store are removed.
 */
export default fp<FormOptions>(
  async (app, { collection, publicFiles, ...place }) => {
    const media = await openMedia(place, collection)
    const publicLimits =
      publicFiles && limitPublicFiles(app, place.directory, publicFiles.columns, publicFiles.config)
    const forms = new WeakMap<FastifyRequest, Form>()
    await app.register(multipart, { throwFileSizeLimit: false })

    app.decorate('media', media)
    app.decorateRequest('publishUploads', function () {
      return storeEach(this, media.publish)
    })
    app.decorateRequest('publishUploadList', function (field) {
      return storeList(this, field, media.publish)
    })
    app.decorateRequest('keepUploads', function () {
      return storeEach(this, media.keep)
    })
    app.decorateRequest('keepUploadList', function (field) {
      return storeList(this, field, media.keep)
    })
    app.decorateRequest('keepNamedUploads', async function (field) {
      const uploads = uploadsOf(this, field)
      const kept = await storeList(this, field, media.keep)
      return new Map(kept.map((file, index) => [uploads[index]?.sha256 ?? '', file]))
    })
    app.decorateRequest('upload', function (field) {
      return uploadsOf(this, field)[0]
    })

    function limitsOf(request: FastifyRequest): PublicFileLimits | undefined {
      if (!request.routeOptions.config.publicFiles) return undefined
      if (!publicLimits) throw new Error('the form plugin has no limits of public files')
      return publicLimits
    }

    /** Stores an upload, and charges the time for it to the visitor. */
    function storeCharged<T>(
      request: FastifyRequest,
      field: string,
      upload: Upload,
      store: (upload: Upload) => Promise<T>,
    ): Promise<T> {
      const work = () => storeOne(request, field, upload, store)
      return limitsOf(request)?.charge(request, work) ?? work()
    }

    function uploadsOf(request: FastifyRequest, field: string): Upload[] {
      return forms.get(request)?.uploads.get(field) ?? []
    }

    /** Stores the file of every field that takes one. */
    async function storeEach<T>(request: FastifyRequest, store: (upload: Upload) => Promise<T>) {
      const rules = request.routeOptions.config.form ?? {}
      const fields = Object.keys(rules).filter(field => !rules[field]?.multiple)
      const stored = await all(
        fields.map(async field => {
          const [upload] = uploadsOf(request, field)
          return upload && ([field, await storeCharged(request, field, upload, store)] as const)
        }),
      )
      return Object.fromEntries(stored.filter(entry => entry !== undefined))
    }

    function storeList<T>(
      request: FastifyRequest,
      field: string,
      store: (upload: Upload) => Promise<T>,
    ) {
      const uploads = uploadsOf(request, field)
      return all(uploads.map(upload => storeCharged(request, field, upload, store)))
    }

    app.addHook('onRoute', route => {
      // `preHandler` below answers with the errors of fields and files.
      if (route.config?.form) route.attachValidation = true
    })

    app.addHook('preValidation', async request => {
      const rules = request.routeOptions.config.form
      if (!rules && request.isMultipart()) throw unsupported('This must be sent as JSON')
      if (!rules) return
      if (!request.isMultipart()) throw unsupported('This must be sent as multipart/form-data')
      const form: Form = { body: {}, uploads: new Map(), errors: [] }
      forms.set(request, form)
      const limits = limitsOf(request)
      const read = (own?: FileLimits) =>
        readForm(request, media, rules, fieldSchemas(request), form, own)
      await (limits ? limits.charge(request, () => read(limits.of(request))) : read())
      request.body = form.body
    })

    app.addHook('preHandler', async request => {
      const form = forms.get(request)
      if (!form) return
      const invalid: unknown = request.validationError
      if (invalid && !Problem.is(invalid)) throw invalid
      const unread = form.errors.filter(({ field }) => !(field in form.body))
      const rejected = ((Problem.is(invalid) && invalid.errors) || []).filter(
        // The schema takes a field that was too large to be read for a missing one.
        ({ field }) => !unread.some(error => error.field === field),
      )
      const errors = [...rejected, ...form.errors]
      if (errors.length > 0) throw invalidForm(errors, Object.keys(fieldSchemas(request)))
    })

    app.addHook('onSend', async request => {
      const uploads = [...(forms.get(request)?.uploads.values() ?? [])].flat()
      await Promise.all(uploads.map(upload => upload.discard()))
    })
  },
  { name: 'form' },
)

function unsupported(detail: string): Problem {
  return new Problem(415, 'unsupported_media_type', detail)
}

/** Returns the schemas of a form's fields, with named ones in place of references to them. */
function fieldSchemas(request: FastifyRequest): Record<string, JsonSchema> {
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined
      ? schema
      : (request.server.getSchema(schema.$ref.slice(0, -1)) as JsonSchema)
  const { properties = {} } = resolve((request.routeOptions.schema?.body ?? {}) as JsonSchema)
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, resolve(schema)]),
  )
}

/** Returns the 400 with one error per field, in the schema's order: clients show the first. */
function invalidForm(errors: FieldError[], order: string[]): Problem {
  const rank = ({ field }: FieldError) => {
    const position = order.indexOf(field.split('.')[0] ?? '')
    return position < 0 ? order.length : position
  }
  const sorted = errors
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ field }, index, all) => all.findIndex(other => other.field === field) === index)
  return validationFailed(sorted)
}

async function storeOne<T>(
  request: FastifyRequest,
  field: string,
  upload: Upload,
  store: (upload: Upload) => Promise<T>,
): Promise<T> {
  try {
    return await store(upload)
  } catch (cause) {
    const rule = request.routeOptions.config.form?.[field]
    if (!(cause instanceof MediaError) || !rule) throw cause
    if (cause.fault === 'busy') throw busy(cause)
    throw invalidField(field, faultText(cause.fault, rule), cause)
  }
}

/** Waits for all even if one fails: no file is in use when the response is sent. */
async function all<T>(promises: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
