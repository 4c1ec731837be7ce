import { MIMEType } from 'node:util'

/** Largest form with its file, bytes; more than any service accepts. */
export const submissionLimit = 6 * 1024 * 1024

/**
 * Largest body that is read, bytes; more than the gateway lets through. Closing the connection while the browser
 * still sends would lose the answer.
 */
export const readLimit = 8 * 1024 * 1024

/** Maximum number of fields of a form; that of orders has two for each product. */
const maxFields = 1000

/** Maximum length of a form without its files, bytes or characters: what a service accepts. */
const maxText = 256 * 1024

/** Content types of a form that a browser sends without JavaScript. */
export const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/

export interface Submission {
  contentType: string
  body: Buffer<ArrayBuffer>
}

/**
 * Returns why a form is refused before its page handles it. Six megabytes without a file take seconds to
 * parse, to check and to send back with the page.
 */
export async function findFault({
  contentType,
  body,
}: Submission): Promise<'tooManyFields' | 'tooMuchText' | 'noForm' | undefined> {
  const { essence, params } = new MIMEType(contentType)
  const isMultipart = essence === 'multipart/form-data'
  const separators = findAll(body, isMultipart ? `--${params.get('boundary')}` : '&')
  if (separators.length > maxFields) return 'tooManyFields'
  if (!isMultipart) return body.length > maxText ? 'tooMuchText' : undefined

  const parts = separators.map((at, index) => body.subarray(at, separators[index + 1]))
  const headers = sum(parts.map(headerLength))
  if (headers > maxText) return 'tooMuchText'
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    const texts = [...form.values()].filter(value => typeof value === 'string')
    return headers + sum(texts.map(({ length }) => length)) > maxText ? 'tooMuchText' : undefined
  } catch {
    return 'noForm'
  }
}

/** Returns the positions of a text in a form, one more than its fields may be at most. */
function findAll(body: Buffer, text: string): number[] {
  const found: number[] = []
  let at = body.indexOf(text)
  while (at >= 0 && found.length <= maxFields) {
    found.push(at)
    at = body.indexOf(text, at + text.length)
  }
  return found
}

/** Returns the length of a part's header; that of the part when its header has no end. */
function headerLength(part: Buffer): number {
  const end = part.indexOf('\r\n\r\n')
  return end === -1 ? part.length : end
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
