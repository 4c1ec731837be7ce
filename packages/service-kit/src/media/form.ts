import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { type FieldError, Problem } from '../problems.ts'
import type { StoredImage } from './asset.ts'
import { emptyForm, type FileRule, type Form, faultText, readForm } from './form-reader.ts'
import type { FieldSchema } from './form-values.ts'
import { type Media, openMedia } from './media.ts'
import { MediaError } from './media-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Makes the route take `multipart/form-data` with these file fields. They stand in the body
     * schema as `fileField()`, beside the text fields.
     */
    form?: Record<string, FileRule>
  }
  interface FastifyInstance {
    media: Media
  }
  interface FastifyRequest {
    /**
     * Publishes the files that came with the form, by field; a field without a file has no entry.
     *
     * @throws Problem 400 naming the field whose file is damaged, 503 when too many are waiting
     */
    publishUploads(): Promise<Partial<Record<string, StoredImage>>>
  }
}

/** Schema of a file in a form's body. `message` is for a required file that is missing. */
export function fileField(options: { message?: string; description?: string } = {}) {
  return Type.String({ contentMediaType: 'application/octet-stream', ...options })
}

/**
 * Forms with images. A route that sets `config.form` finds the form's fields as `request.body`,
 * of the types its schema names and validated like any JSON body. Files are judged by their bytes
 * while they come in; what is wrong with them is answered together with what is wrong with
 * the fields. Files that the route does not publish leave nothing behind.
 */
export default fp<{ directory: string; collection: string }>(
  async (app, { directory, collection }) => {
    const media = await openMedia(directory, collection)
    const forms = new WeakMap<FastifyRequest, Form>()
    await app.register(multipart, { throwFileSizeLimit: false })

    app.decorate('media', media)
    app.decorateRequest('publishUploads', async function () {
      const rules = this.routeOptions.config.form ?? {}
      const uploads = [...(forms.get(this)?.uploads ?? [])]
      const images = await Promise.all(
        uploads.map(async ([field, upload]) => {
          const image = await media.publish(upload).catch(error => {
            throw publishProblem(error, field, rules[field])
          })
          return [field, image] as const
        }),
      )
      return Object.fromEntries(images)
    })

    app.addHook('onRoute', route => {
      // Errors of the fields wait for those of the files: `preHandler` below answers with both.
      if (route.config?.form) route.attachValidation = true
    })

    app.addHook('preValidation', async request => {
      const rules = request.routeOptions.config.form
      if (!rules && request.isMultipart()) throw unsupported('This must be sent as JSON')
      if (!rules) return
      if (!request.isMultipart()) throw unsupported('This must be sent as multipart/form-data')
      const form = emptyForm()
      forms.set(request, form)
      await readForm(request, media, rules, fieldSchemas(request), form)
      request.body = form.body
    })

    app.addHook('preHandler', async request => {
      const form = forms.get(request)
      if (!form) return
      const invalid: unknown = request.validationError
      if (invalid && !Problem.is(invalid)) throw invalid
      const errors = [...((Problem.is(invalid) && invalid.errors) || []), ...form.errors]
      if (errors.length > 0) throw invalidForm(errors, Object.keys(fieldSchemas(request)))
    })

    app.addHook('onSend', async request => {
      const uploads = forms.get(request)?.uploads.values() ?? []
      await Promise.all([...uploads].map(upload => upload.discard()))
    })
  },
  { name: 'form' },
)

function unsupported(detail: string): Problem {
  return new Problem(415, 'unsupported_media_type', detail)
}

function fieldSchemas(request: FastifyRequest): Record<string, FieldSchema> {
  const body = request.routeOptions.schema?.body as { properties?: Record<string, FieldSchema> }
  return body.properties ?? {}
}

/** One error per field, in the schema's order: the first is what the client shows. */
function invalidForm(errors: FieldError[], order: string[]): Problem {
  const rank = ({ field }: FieldError) => {
    const position = order.indexOf(field.split('.')[0] ?? '')
    return position < 0 ? order.length : position
  }
  const sorted = errors
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ field }, index, all) => all.findIndex(other => other.field === field) === index)
  const detail = sorted[0]?.message ?? 'The form is not valid'
  return new Problem(400, 'validation_failed', detail, { errors: sorted })
}

function publishProblem(error: unknown, field: string, rule: FileRule | undefined): unknown {
  if (!(error instanceof MediaError) || !rule) return error
  if (error.fault === 'busy') {
    return new Problem(503, 'busy', 'Too many images are being converted, please try again', {
      cause: error,
      headers: { 'retry-after': '5' },
    })
  }
  const message = faultText(error.fault, rule)
  return new Problem(400, 'validation_failed', message, {
    cause: error,
    errors: [{ field, message }],
  })
}
