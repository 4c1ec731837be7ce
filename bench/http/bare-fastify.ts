import { once } from 'node:events'
import fastify from 'fastify'

/** What the one route answers; sent by the parent process. */
interface Content {
  path: string
  body: Uint8Array
  type: string
  encoding: string | undefined
}

/** The least that Fastify can do for the same bytes: the ceiling of any service built on it. */
const [{ path, body, type, encoding }] = (await once(process, 'message')) as [Content]
const content = Buffer.from(body)
const app = fastify()
app.get(path, (_request, reply) => {
  if (encoding) reply.header('content-encoding', encoding)
  reply.type(type).send(content)
})
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('disconnect', () => process.exit())
