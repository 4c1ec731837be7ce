import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type FieldError, Problem } from '../problems.ts'
import { type FieldSchema, formValue } from './form-values.ts'
import type { ImageRule, Media, Upload } from './media.ts'
import { MediaError, type MediaFault } from './media-error.ts'

/** What a file field takes, and what to say when it gets something else. */
export interface FileRule extends ImageRule {
  messages: { type: string; size: string }
}

/** A form as it came in. `errors` holds what only the parts can tell; the schema judges `body`. */
export interface Form {
  body: Record<string, unknown>
  uploads: Map<string, Upload>
  errors: FieldError[]
}

export function emptyForm(): Form {
  return { body: {}, uploads: new Map(), errors: [] }
}

/**
 * Reads a multipart request into the form, to its end even when a part is wrong. A file stands in
 * the body by its name, so that the schema can require it.
 *
 * @throws Problem 4xx when the request is no readable form; uploads read so far are in `form`
 */
export async function readForm(
  request: FastifyRequest,
  media: Media,
  rules: Record<string, FileRule>,
  fields: Record<string, FieldSchema>,
  form: Form,
): Promise<void> {
  const seen = new Set<string>()
  try {
    for await (const part of parts(request, rules)) {
      const name = part.fieldname
      if (seen.has(name)) {
        form.errors.push({ field: name, message: 'This may be given only once' })
      }
      seen.add(name)
      if (part.type === 'file') await readFile(part, media, rules[name], form)
      else readField(part, rules[name], fields[name], form)
    }
  } catch (cause) {
    if (!isParserError(cause)) throw cause
    throw new Problem(400, 'bad_request', 'The form cannot be read', { cause })
  }
}

async function readFile(
  part: MultipartFile,
  media: Media,
  rule: FileRule | undefined,
  form: Form,
): Promise<void> {
  const name = part.fieldname
  if (!rule) {
    part.file.resume()
    form.body[name] = part.filename
    return
  }
  try {
    const upload = await media.receive(part.file, rule)
    if (!upload) return
    // Only the last of several is used, and several are an error anyway.
    await form.uploads.get(name)?.discard()
    form.uploads.set(name, upload)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    form.errors.push({ field: name, message: faultText(error.fault, rule) })
  }
  form.body[name] = part.filename
}

function readField(
  part: MultipartValue,
  rule: FileRule | undefined,
  schema: FieldSchema | undefined,
  form: Form,
): void {
  const { fieldname, value, valueTruncated } = part
  if (rule) {
    // Some clients send an empty text for a file that was not chosen.
    if (value === '') return
    form.errors.push({ field: fieldname, message: rule.messages.type })
    form.body[fieldname] = ''
    return
  }
  if (valueTruncated) form.errors.push({ field: fieldname, message: 'This is too long' })
  const read = typeof value === 'string' ? formValue(schema, value) : value
  if (read !== undefined) form.body[fieldname] = read
}

/** @param rule of the field that the file came in */
export function faultText(fault: MediaFault, rule: FileRule): string {
  switch (fault) {
    case 'size':
      return rule.messages.size
    case 'pixels':
      return 'The image has too many pixels: at most 40 megapixels are possible'
    case 'damaged':
      return 'The image is damaged: please save it anew and try again'
    default:
      return rule.messages.type
  }
}

/** A form of ours has a dozen fields; more parts than these are no mistake of a person. */
const limits = { parts: 40, fields: 32, files: 8, fieldSize: 128 * 1024, fieldNameSize: 100 }

function parts(request: FastifyRequest, rules: Record<string, FileRule>) {
  // One byte more than the largest file, so that a file at its limit and one above it differ.
  const fileSize = 1 + Math.max(...Object.values(rules).map(rule => rule.maxBytes))
  return request.parts({ limits: { ...limits, fileSize } })
}

/** The parser refuses broken forms with bare errors; a disk that fails has a `syscall`, a mistake of ours another name. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('syscall' in error)
}
