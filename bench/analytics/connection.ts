import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The part of a response that the load generator reads. */
export interface Answer {
  status: number
  body: string
}

/** HTTP on one kept-alive connection, one request at a time, at a tenth of the cost of Node's client. */
export class Connection {
  readonly #host: string
  readonly #socket: Socket
  #received = ''
  #answered: ((answer: Answer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(host: string, socket: Socket) {
    this.#host = host
    this.#socket = socket
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('data', chunk => this.#read(String(chunk)))
    socket.on('error', error => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('The connection was closed')))
  }

  static async open(url: URL): Promise<Connection> {
    const socket = connect(Number(url.port || 80), url.hostname)
    await once(socket, 'connect')
    return new Connection(url.host, socket)
  }

  post(path: string, headers: string, body: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#answered = resolve
    this.#failed = reject
    this.#socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\ncontent-type: application/json\r\n${headers}` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    return promise
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #read(chunk: string): void {
    this.#received += chunk
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = /content-length: (\d+)/i.exec(this.#received)?.[1]
    const whole = end + 4 + Number(length ?? 0)
    if (this.#received.length < whole) return
    const status = Number(this.#received.slice(9, 12))
    const body = this.#received.slice(end + 4, whole)
    this.#received = this.#received.slice(whole)
    this.#answered?.({ status, body })
  }
}
