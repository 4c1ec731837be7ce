import type { FieldValues } from 'react-hook-form'

/** Values of a form by field name. An absent file or number is null. */
export type FormValues = FieldValues

/** Returns the name of the form's value for the English translation of a text. */
export function englishName(field: string): string {
  return `${field}En`
}

/** Names of the fields whose values are of one type. */
export type NameOf<Values extends FormValues, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never
}[keyof Values & string]

/** Form values as text, with their files beside them: for a request body and for a kept draft. */
export interface PackedValues {
  /** JSON, with `{"$file": index}` in place of a file. */
  json: string
  files: File[]
}

export function packValues(values: FormValues): PackedValues {
  const files: File[] = []
  const json = JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? { $file: files.push(value) - 1 } : value,
  )
  return { json, files }
}

/** Inverse of {@link packValues}. A missing file becomes null, and leaves a list of files. */
export function unpackValues<Values extends FormValues>({ json, files }: PackedValues): Values {
  return JSON.parse(json, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter(entry => entry !== null)
    if (typeof value !== 'object' || value === null || !('$file' in value)) return value
    return files[Number(value.$file)] ?? null
  })
}

/**
 * The request body of a form's action.
 *
 * @param version of the stored record that the form changes
 */
export function toRequestBody(values: FormValues, version?: number): FormData {
  const { json, files } = packValues(values)
  const body = new FormData()
  body.set('values', json)
  for (const file of files) body.append('files', file)
  if (version !== undefined) body.set('version', `${version}`)
  return body
}

/** Reads the request of {@link toRequestBody}; `ifMatch` is the `If-Match` header of a changed record. */
export async function readValues<Values extends FormValues>(
  request: Request,
): Promise<{ values: Values; ifMatch: string }> {
  const body = await request.formData()
  const files = body.getAll('files').filter(value => value instanceof File)
  const values = unpackValues<Values>({ json: String(body.get('values')), files })
  return { values, ifMatch: `"${body.get('version')}"` }
}

/** The values with their texts without surrounding white space, as they are stored. */
export function trimValues<Values extends FormValues>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(trimmed)
}

/** Whether two values of a form are equal; files are by name, size and time, line ends of any kind. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return snapshotOf(a) === snapshotOf(b)
}

function snapshotOf(value: unknown): string {
  return JSON.stringify({ value }, (_, part: unknown) => {
    if (part instanceof File) return fingerprint(part)
    return typeof part === 'string' ? part.replaceAll('\r\n', '\n') : part
  })
}

/** Equal for files of equal name, size and time. */
export function fingerprint({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** The text of a field without surrounding white space; empty when it is absent. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.trim() : ''
}

/** The texts of a field that occurs several times. */
export function textsOf(form: FormData, field: string): string[] {
  return form.getAll(field).filter(value => typeof value === 'string')
}

/** The chosen file. An empty file input sends a file without a name and without content. */
export function fileOf(form: FormData, field: string): File | undefined {
  return form
    .getAll(field)
    .filter(value => value instanceof File)
    .find(({ name, size }) => name !== '' || size > 0)
}

/**
 * Converts an ISO time to the value of a `datetime-local` field, in the device's time zone; null to an empty text.
 *
 * @example toLocalTime('2026-11-20T07:00:00.000Z') // '2026-11-20T09:00' in Athens
 */
export function toLocalTime(isoTime: string | null | undefined): string {
  if (!isoTime) return ''
  const time = new Date(isoTime)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Inverse of {@link toLocalTime}. */
export function fromLocalTime(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString()
}
