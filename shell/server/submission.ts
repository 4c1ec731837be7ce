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

/** Content types of a form that a browser sends without JavaScript. */
export const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/

/** A form sent to a page. */
export interface Submission {
  contentType: string
  body: Buffer<ArrayBuffer>
}

/** Returns whether a form has too many fields. Six megabytes hold millions, which take seconds to parse. */
export function hasTooManyFields({ contentType, body }: Submission): boolean {
  const { essence, params } = new MIMEType(contentType)
  const separator = essence === 'multipart/form-data' ? `--${params.get('boundary')}` : '&'
  let fields = 0
  let at = body.indexOf(separator)
  while (at >= 0 && fields <= maxFields) {
    fields++
    at = body.indexOf(separator, at + separator.length)
  }
  return fields > maxFields
}
