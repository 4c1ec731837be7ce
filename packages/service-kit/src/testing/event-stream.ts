import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { App } from '../app/base-app.ts'

/** An open stream of server-sent events. */
export interface TestStream {
  status: number
  /** The data of the messages that have arrived. */
  messages: unknown[]
  /** The latest `id`. */
  id: string | undefined
  ended: Promise<void>
  close(): void
}

/** Opens a stream over the network, with its first comment or message: what happens now is sent. */
export async function openStream(
  app: App,
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<TestStream> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const closing = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: closing.signal,
  })
  const opened = new EventTarget()
  const stream: TestStream = {
    status: response.status,
    messages: [],
    id: undefined,
    ended: Promise.resolve(),
    close: () => closing.abort(),
  }
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return stream
  const first = once(opened, 'message')
  stream.ended = (async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const line of messages.join('\n').split('\n')) {
        if (line.startsWith('id: ')) stream.id = line.slice('id: '.length)
        if (line.startsWith('data: ')) stream.messages.push(JSON.parse(line.slice('data: '.length)))
      }
      opened.dispatchEvent(new Event('message'))
    }
  })().catch(error => {
    if (!closing.signal.aborted) throw error
  })
  await first
  return stream
}
