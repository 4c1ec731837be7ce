/** Largest form with its file, bytes; more than any service accepts. */
export const submissionLimit = 6 * 1024 * 1024

/**
 * Largest body that is read, bytes; more than the gateway lets through. Closing the connection while the browser
 * still sends would lose the answer.
 */
export const readLimit = 8 * 1024 * 1024

/** Content types of a form that a browser sends without JavaScript. */
export const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/

/** A form sent to a page. */
export interface Submission {
  contentType: string
  body: Buffer<ArrayBuffer>
}
