import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifySchema } from 'fastify'
import fp from 'fastify-plugin'
import type { Static, TSchema } from 'typebox'
import type { App } from '../base-app.ts'
import { closed } from '../validation/closed.ts'
import { createValidatorCompiler } from '../validation/compiler.ts'

/** Who makes a call, as far as a frequent one asks. */
export interface Caller {
  address: string
  userAgent: string | undefined
}

/** A call that comes by the thousand, and is told and answered in a few words. */
export interface FrequentCall<Body extends TSchema> {
  method: 'POST' | 'PUT'
  /** Below the prefix of the plugin that adds it. */
  path: string
  body: Body
  /** Of the answer when all goes well. */
  status: number
  /** Schemas of all answers, by status. */
  response: NonNullable<FastifySchema['response']>
  /** Asked before the body is read. @throws Problem for who may not call */
  admit(caller: Caller): void
  /** @returns what is answered, as the status's schema has it @throws Problem */
  answer(body: Static<Body>, caller: Caller): Promise<object>
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Adds a route whose plain calls are answered straight from Node's server: Fastify's way through hooks, parser and
     * reply costs more than such a call itself. Whatever is not plain (a body in pieces or of another type, one that
     * its schema refuses, an error) goes Fastify's way, so that limits, problem documents and logs are those of any route.
     */
    addFrequentCall<Body extends TSchema>(call: FrequentCall<Body>): void
  }
}

/** What came out about a request before Fastify was to answer it. */
interface Known {
  /** Why it is refused. */
  error?: unknown
  /** Its body, which can be read but once. */
  text?: string
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export default fp<{ bodyLimit: number }>(
  async (app: App, { bodyLimit }) => {
    const compile = createValidatorCompiler()
    /** By method and URL. */
    const direct = new Map<string, Answer>()
    const handedOver = new WeakMap<IncomingMessage, Known>()
    let fastify: Answer = () => {}

    function handOver(request: IncomingMessage, response: ServerResponse, known: Known): void {
      handedOver.set(request, known)
      fastify(request, response)
    }

    function callerOf(request: IncomingMessage): Caller {
      return { address: app.originOf(request), userAgent: request.headers['user-agent'] }
    }

    function isPlain({ headers }: IncomingMessage): boolean {
      return (
        headers['content-type'] === 'application/json' &&
        headers['content-encoding'] === undefined &&
        // Not a number where the header is missing: a body in pieces.
        Number(headers['content-length']) <= bodyLimit
      )
    }

    function addRoute<Body extends TSchema>(to: App, call: FrequentCall<Body>): void {
      to.route({
        method: call.method,
        url: call.path,
        // One line in the log for each would say nothing.
        config: { quiet: true },
        schema: { body: call.body, response: call.response },
        onRequest: (request, _reply, done) => {
          const known = handedOver.get(request.raw)
          if (known?.error !== undefined) throw known.error
          if (!known) call.admit(callerOf(request.raw))
          done()
        },
        preParsing: (request, _reply, payload, done) => {
          const text = handedOver.get(request.raw)?.text
          done(null, text === undefined ? payload : Readable.from([Buffer.from(text)]))
        },
        handler: async (request, reply) => {
          const body = request.body as Static<Body>
          return reply.code(call.status).send(await call.answer(body, callerOf(request.raw)))
        },
      })
    }

    function answerDirectly<Body extends TSchema>(url: string, call: FrequentCall<Body>): void {
      const { method, status } = call
      const schema = closed(call.body) as object
      const validate = compile({ schema, method, url, httpPart: 'body' })
      const note = app.timesOf({ method, route: url, status })

      function send(response: ServerResponse, answer: object): void {
        const payload = JSON.stringify(answer)
        response.writeHead(status, {
          'cache-control': 'no-store',
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(payload),
          ...(app.draining() && { connection: 'close' }),
        })
        response.end(payload)
      }

      direct.set(method + url, (request, response) => {
        const began = performance.now()
        const caller = callerOf(request)
        try {
          call.admit(caller)
        } catch (error) {
          handOver(request, response, { error })
          return
        }
        const chunks: Buffer[] = []
        request.on('data', chunk => chunks.push(chunk))
        request.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const body = parse(text)
          if (!isValid(validate(body))) {
            handOver(request, response, { text })
            return
          }
          call.answer(body as Static<Body>, caller).then(
            answer => {
              send(response, answer)
              note(performance.now() - began)
            },
            error => handOver(request, response, { error }),
          )
        })
      })
    }

    app.decorate('addFrequentCall', function (this: App, call) {
      addRoute(this, call)
      answerDirectly(this.prefix + call.path, call)
    })

    app.addHook('onReady', done => {
      const [listener] = app.server.listeners('request') as Answer[]
      if (listener && direct.size > 0) {
        fastify = listener
        app.server.removeAllListeners('request')
        app.server.on('request', (request, response) => {
          const answer = direct.get(`${request.method}${request.url}`)
          if (answer && isPlain(request)) answer(request, response)
          else fastify(request, response)
        })
      }
      done()
    })
  },
  { name: 'frequent-calls', dependencies: ['metrics', 'drain'] },
)

/** @returns nothing for what is no JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isValid(verdict: unknown): boolean {
  return typeof verdict === 'object' && verdict !== null && 'value' in verdict
}
