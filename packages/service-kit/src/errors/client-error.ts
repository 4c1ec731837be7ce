import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, problemMediaType, toDocument } from './problems.ts'

/**
 * Sends a problem document for requests that Node's HTTP parser refuses: a malformed request line, too large
 * headers, a stalled upload.
 */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = toProblem(error.code)
  const body = JSON.stringify(toDocument(problem, randomUUID()))
  socket.end(
    [
      `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}`,
      `Content-Type: ${problemMediaType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function toProblem(code: string | undefined): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem(408, 'request_timeout', 'The request took too long to arrive')
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(431, 'headers_too_large', 'The address or the headers are too long')
    default:
      return new Problem(400, 'bad_request', 'The request cannot be understood')
  }
}
