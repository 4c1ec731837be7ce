import { MIMEType } from 'node:util'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { isAway } from '../../errors/dependency-problem.ts'
import { type FieldError, Problem } from '../../errors/problems.ts'
import { isBounded, tooManyEntries } from '../../validation/json-bounds.ts'
import type { JsonSchema } from '../../validation/schemas.ts'
import type { Media } from '../media.ts'
import { MediaError, type MediaFault } from '../media-error.ts'
import { largestFile, type Upload, type UploadRule } from '../upload.ts'

/** Rule of a file field, with the messages of its violations. */
export interface FileRule extends UploadRule {
  /** Maximum number of files; the field's value in the body is then a list. @default one file, no list */
  multiple?: number
  /**
   * Each file has a part of its own, named by the sha256 of its bytes in lower-case hex. The body has the list of
   * these names, in the rule's field.
   */
  named?: 'sha256'
  /** Whether the field takes the URL of a published image in place of its file. */
  reusable?: boolean
  messages: {
    type: string
    size: string
    /** For a file that cannot be opened. @default that of an image */
    damaged?: string
    /** For more files than `multiple`. */
    count?: string
    /** For a file whose name is not its hash. */
    name?: string
  }
}

type FieldPart = Pick<MultipartValue<string>, 'fieldname' | 'value' | 'valueTruncated'>

/** A received form. `errors` has the violations of file rules; the schema validates `body`. */
export interface Form {
  body: Record<string, unknown>
  /** By field, in the order of the parts. */
  uploads: Map<string, Upload[]>
  errors: FieldError[]
}

/** Limits of the files of one request, beside those of their rules. */
export interface FileLimits {
  /** Returns why no file is accepted, or `undefined`. */
  refusal(): Promise<Problem | undefined>
  /** Counts a received file. @throws Problem when it is one too many */
  add(bytes: number): Promise<void>
}

/**
 * Reads a multipart request into the form, to its end even when a part is wrong. The body has each file's
 * name, so that the schema can require it.
 *
 * @throws Problem 4xx when the request is no readable form, or that of the limits; `form` has the uploads read so far
 */
export async function readForm(
  request: FastifyRequest,
  media: Media,
  rules: Record<string, FileRule>,
  fields: Record<string, JsonSchema>,
  form: Form,
  own?: FileLimits,
): Promise<void> {
  const seen = new Set<string>()
  const limits = limitsOf(request, rules)
  let textLength = 0
  if (boundaryOf(request).length < minBoundaryLength) throw unreadable()
  try {
    for await (const part of request.parts({ limits, isPartAFile, fileHwm })) {
      const name = part.fieldname
      const field = ruleField(name, rules)
      if (seen.has(name) && !rules[field]?.multiple) {
        form.errors.push({ field: name, message: 'This may be given only once' })
      }
      seen.add(name)
      const rule = rules[field]
      if (part.type === 'file' && (rule || !isJson(part.mimetype))) {
        await readFile(part, media, field, rule, form, own)
        continue
      }
      const text =
        part.type === 'file'
          ? await readText(part, limits.fieldSize)
          : { ...part, value: String(part.value) }
      textLength += text.value.length
      if (textLength > 2 * limits.fieldSize) {
        throw new Problem(413, 'too_large', 'The request is too large')
      }
      readField(text, rule, fields[name], form)
    }
    if (textLength > freeText) await countText(textLength, own)
  } catch (cause) {
    // A lost connection to PostgreSQL, which knows the stored files, is a plain error too.
    if (isAway(cause) || !isParserError(cause)) throw cause
    throw unreadable(cause)
  } finally {
    // The parser would read the rest of a refused form, part by part.
    request.raw.unpipe().resume()
  }
}

/** Counts texts like a file of their length. @throws Problem when no file is accepted */
async function countText(length: number, own: FileLimits | undefined): Promise<void> {
  const refusal = await own?.refusal()
  if (refusal) throw refusal
  await own?.add(length)
}

function unreadable(cause?: unknown): Problem {
  return new Problem(400, 'bad_request', 'The form cannot be read', { cause })
}

function boundaryOf({ headers }: FastifyRequest): string {
  return new MIMEType(headers['content-type'] ?? '').params.get('boundary') ?? ''
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
  own?: FileLimits,
): Promise<void> {
  if (!rule) {
    part.file.resume()
    form.body[name] = part.filename
    return
  }
  const uploads = form.uploads.get(name) ?? []
  form.uploads.set(name, uploads)
  let refusal: Problem | undefined
  try {
    // An empty part, which browsers send for an unused field, is no file and is not refused.
    refusal = await own?.refusal()
    const upload = await media.receive(
      part.file,
      refusal ? { ...rule, maxBytes: 0, converts: {} } : rule,
    )
    if (!upload) return
    uploads.push(upload)
    await own?.add(upload.bytes)
    if (rule.named && upload.sha256 !== part.fieldname) {
      form.errors.push({ field: name, message: rule.messages.name ?? 'The file has another name' })
    }
    if (rule.multiple && uploads.length > rule.multiple) {
      const message = rule.messages.count ?? `At most ${rule.multiple} files are possible`
      form.errors.push({ field: name, message })
    }
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    if (refusal) throw refusal
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
  part: FieldPart,
  rule: FileRule | undefined,
  schema: JsonSchema | undefined,
  form: Form,
): void {
  const { fieldname, value, valueTruncated } = part
  const isText = schema?.type === undefined || schema.type === 'string'
  if (rule) {
    // Some clients send an empty text where no file was chosen.
    if (value === '') return
    if (rule.reusable && !rule.multiple && value.startsWith('/media/')) {
      form.body[fieldname] = value
      return
    }
    form.errors.push({ field: fieldname, message: rule.messages.type })
    form.body[fieldname] = ''
    return
  }
  const fault =
    (valueTruncated && 'This is too long') || (!isText && !isBounded(value) && tooManyEntries)
  if (fault) form.errors.push({ field: fieldname, message: fault })
  if (fault && !isText) return
  const read = formValue(schema, value)
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
      return rule.messages.damaged ?? 'The image is damaged: please save it anew and try again'
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

/**
 * Minimum length of a form's boundary; clients make 24 characters or more. The parser takes 4 µs for each
 * boundary, also behind the last part that is accepted, and what is read at once from a connection holds
 * 11,000 of one character.
 */
const minBoundaryLength = 16

/** Length of a form's texts from which they count like files; most designs are smaller. */
const freeText = 32 * 1024

/** Limits of a form and of the headers of its parts; the largest form has a dozen fields. */
const formLimits = {
  fields: 32,
  fieldSize: 128 * 1024,
  fieldNameSize: 100,
  headerPairs: 8,
  headerSize: 8 * 1024,
}

/**
 * Bytes of a part that the parser takes before it waits for a reader. It waits for ever in a part that it
 * skips, such as one without a name, if all of that is in one chunk; a connection's chunks have at most 64
 * KiB.
 */
const fileHwm = 1024 * 1024

/** Minimum limit of files: surplus ones up to it are answered by field, more are not read. */
const surplusFiles = 8

function limitsOf(request: FastifyRequest, rules: Record<string, FileRule>) {
  // One byte more than the largest file, so that a file at its limit and one above it differ.
  const fileSize = 1 + Math.max(...Object.values(rules).map(largestFile))
  const wanted = Object.values(rules).reduce((sum, { multiple = 1 }) => sum + multiple, 0)
  const files = Math.max(surplusFiles, wanted + 1)
  const fieldSize = request.routeOptions.config.formFieldBytes ?? formLimits.fieldSize
  const parts = formLimits.fields + files
  return { ...formLimits, files, parts, fileSize, fieldSize }
}

/** Returns whether a part comes as a stream. JSON does, because the parser would parse a field of it without bounds. */
function isPartAFile(_field: unknown, type = '', fileName?: string): boolean {
  return fileName !== undefined || type === 'application/octet-stream' || isJson(type)
}

function isJson(type: string): boolean {
  return type.startsWith('application/json')
}

/** Reads a streamed part of text up to the limit, as the parser reads a field. */
async function readText({ file, fieldname }: MultipartFile, maxBytes: number): Promise<FieldPart> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of file) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  const value = Buffer.concat(chunks).toString()
  return { fieldname, value, valueTruncated: bytes > maxBytes }
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
