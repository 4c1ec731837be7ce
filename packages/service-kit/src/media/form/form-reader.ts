import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { type FieldError, Problem } from '../../errors/problems.ts'
import type { Media } from '../media.ts'
import { MediaError, type MediaFault } from '../media-error.ts'
import type { Upload, UploadRule } from '../upload.ts'
import { type FieldSchema, formValue } from './form-values.ts'

/** What a file field takes, and what to say when it gets something else. */
export interface FileRule extends UploadRule {
  /** How many files the field takes; its value in the body is then a list. @default one */
  multiple?: number
  /**
   * Each file comes in a field that is called by the sha256 of its bytes, in lower-case hex, and may name
   * nothing else. In the body stands the list of these names, in the rule's field.
   */
  named?: 'sha256'
  messages: {
    type: string
    size: string
    /** For more files than `multiple`. */
    count?: string
    /** For a file whose field names other bytes. */
    name?: string
  }
}

/** A form as it came in. `errors` holds what only the parts can tell; the schema judges `body`. */
export interface Form {
  body: Record<string, unknown>
  /** By field, in the order they came. */
  uploads: Map<string, Upload[]>
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

/** The field whose rule a part is judged by: its own, unless its name is that of a file. */
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
    case 'costly':
      return 'The image is too complex: please save it in a simpler form and try again'
    case 'damaged':
      return 'The image is damaged: please save it anew and try again'
    default:
      return rule.messages.type
  }
}

/** Nothing is wrong with the file, there are only too many before it. */
export function busy(cause: MediaError): Problem {
  return new Problem(503, 'busy', 'Too many images are being converted, please try again', {
    cause,
    headers: { 'retry-after': '5' },
  })
}

/** A form of ours has a dozen fields; more parts than these are no mistake of a person. */
const limits = { fields: 32, fieldSize: 128 * 1024, fieldNameSize: 100 }

/** Files beyond the rules, whose mistake is explained field by field; more are not even read. */
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

/** The parser refuses broken forms with bare errors; a disk that fails has a `syscall`, a mistake of ours another name. */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('syscall' in error)
}
