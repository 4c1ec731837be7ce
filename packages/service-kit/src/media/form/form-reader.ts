import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type FieldError, Problem } from '../../errors/problems.ts'
import type { JsonSchema } from '../../validation/schemas.ts'
import type { Media } from '../media.ts'
import { MediaError, type MediaFault } from '../media-error.ts'
import type { Upload, UploadRule } from '../upload.ts'

/** Rule of a file field, with the messages of its violations. */
export interface FileRule extends UploadRule {
  /** Maximum number of files; the field's value in the body is then a list. @default one file, no list */
  multiple?: number
  /**
   * Each file has a part of its own, named by the sha256 of its bytes in lower-case hex. The body has the list of
   * these names, in the rule's field.
   */
  named?: 'sha256'
  messages: {
    type: string
    size: string
    /** For more files than `multiple`. */
    count?: string
    /** For a file whose name is not its hash. */
    name?: string
  }
}

/** A received form. `errors` has the violations of file rules; the schema validates `body`. */
export interface Form {
  body: Record<string, unknown>
  /** By field, in the order of the parts. */
  uploads: Map<string, Upload[]>
  errors: FieldError[]
}

/**
 * Reads a multipart request into the form, to its end even when a part is wrong. The body has each file's
 * name, so that the schema can require it.
 *
 * @throws Problem 4xx when the request is no readable form; `form` has the uploads read so far
 */
export async function readForm(
  request: FastifyRequest,
  media: Media,
  rules: Record<string, FileRule>,
  fields: Record<string, JsonSchema>,
  form: Form,
): Promise<void> {
  const seen = new Set<string>()
  try {
    for await (const part of parts(request, rules)) {
      const name = part.fieldname
      const field = ruleField(name, rules)
      if (seen.has(name) && !rules[field]?.multiple) {
        form.errors.push({ field: name, message: 'This may be given only once' })
      }
      seen.add(name)
      if (part.type === 'file') await readFile(part, media, field, rules[field], form)
      else readField(part, rules[field], fields[name], form)
    }
  } catch (cause) {
    if (!isParserError(cause)) throw cause
    throw new Problem(400, 'bad_request', 'The form cannot be read', { cause })
  }
}

/** Returns the field whose rule applies to a part: its own, unless its name is the hash of a file. */
function ruleField(name: string, rules: Record<string, FileRule>): string {
  if (rules[name] || !/^[0-9a-f]{64}$/.test(name)) return name
  return Object.keys(rules).find(field => rules[field]?.named) ?? name
}

async function readFile(
  part: MultipartFile,
  media: Media,
  name: string,
  rule: FileRule | undefined,
  form: Form,
): Promise<void> {
  if (!rule) {
    part.file.resume()
    form.body[name] = part.filename
    return
  }
  const uploads = form.uploads.get(name) ?? []
  form.uploads.set(name, uploads)
  try {
    const upload = await media.receive(part.file, rule)
    if (!upload) return
    uploads.push(upload)
    if (rule.named && upload.sha256 !== part.fieldname) {
      form.errors.push({ field: name, message: rule.messages.name ?? 'The file has another name' })
    }
    if (rule.multiple && uploads.length > rule.multiple) {
      const message = rule.messages.count ?? `At most ${rule.multiple} files are possible`
      form.errors.push({ field: name, message })
    }
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    if (error.fault === 'busy') throw busy(error)
    form.errors.push({ field: name, message: faultText(error.fault, rule) })
  }
  if (!rule.multiple) form.body[name] = part.filename
  else {
    const value = rule.named ? part.fieldname : part.filename
    form.body[name] = [...((form.body[name] as string[] | undefined) ?? []), value]
  }
}

function readField(
  part: MultipartValue,
  rule: FileRule | undefined,
  schema: JsonSchema | undefined,
  form: Form,
): void {
  const { fieldname, value, valueTruncated } = part
  if (rule) {
    // Some clients send an empty text where no file was chosen.
    if (value === '') return
    form.errors.push({ field: fieldname, message: rule.messages.type })
    form.body[fieldname] = ''
    return
  }
  if (valueTruncated) form.errors.push({ field: fieldname, message: 'This is too long' })
  const read = typeof value === 'string' ? formValue(schema, value) : value
  if (read !== undefined) form.body[fieldname] = read
}

/** Returns the message of a fault. @param rule of the file's field */
export function faultText(fault: MediaFault, rule: FileRule): string {
  switch (fault) {
    case 'size':
      return rule.messages.size
    case 'pixels':
      return 'The image has too many pixels: at most 40 megapixels are possible'
    case 'costly':
      return 'The image is too complex: please save it in a simpler form and try again'
    case 'damaged':
      return 'The image is damaged: please save it anew and try again'
    default:
      return rule.messages.type
  }
}

/** Returns the 503 for a valid file while too many others wait. */
export function busy(cause: MediaError): Problem {
  return new Problem(503, 'busy', 'Too many images are being converted, please try again', {
    cause,
    headers: { 'retry-after': '5' },
  })
}

/** Limits of a form; the largest has a dozen fields. */
const limits = { fields: 32, fieldSize: 128 * 1024, fieldNameSize: 100 }

/** Minimum limit of files: surplus ones up to it are answered by field, more are not read. */
const surplusFiles = 8

function parts(request: FastifyRequest, rules: Record<string, FileRule>) {
  // One byte more than the largest file, so that a file at its limit and one above it differ.
  const fileSize = 1 + Math.max(...Object.values(rules).map(rule => rule.maxBytes))
  const wanted = Object.values(rules).reduce((sum, { multiple = 1 }) => sum + multiple, 0)
  const files = Math.max(surplusFiles, wanted + 1)
  const fieldSize = request.routeOptions.config.formFieldBytes ?? limits.fieldSize
  const parts = limits.fields + files
  return request.parts({ limits: { ...limits, files, parts, fileSize, fieldSize } })
}

/** The parser throws plain errors for broken forms; system errors have a `syscall`, bugs another name. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('syscall' in error)
}

/**
 * Converts the text of a form field to the type of its schema: numbers, booleans and lists are parsed as JSON.
 * Invalid JSON stays text, which the schema refuses. An empty field that is not text is `undefined`. Lines end
 * with `\n`: forms send `\r\n` (HTML standard, multipart/form-data encoding).
 *
 * @example formValue({ type: 'array' }, '["a"]') // ['a']
 */
export function formValue(schema: JsonSchema | undefined, text: string): unknown {
  if (schema?.type === undefined || schema.type === 'string') return text.replaceAll('\r\n', '\n')
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
