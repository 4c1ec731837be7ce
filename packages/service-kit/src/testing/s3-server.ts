import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * An object store in memory, for tests: the part of S3 that we use, by its documentation. It believes
 * no request whose Signature Version 4 or checksum is wrong, and shows strangers `public/` only, as
 * the policy of a real bucket would.
 */
export interface S3Server {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  objects: Map<string, StoredObject>
  /** Called before every request; what it throws is answered as an error of the store. */
  before: (method: string, key: string) => void | Promise<void>
  close(): Promise<void>
}

interface StoredObject {
  content: Buffer
  headers: Record<string, string>
  modified: Date
}

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`

/** Fewer than a store's own 1000, so that a test's folder has several pages. */
const pageSize = 5

export async function startS3Server(): Promise<S3Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch(error => refuse(response, 500, String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'stampa-test',
    region: 'eu-test-1',
    accessKeyId: 'AKTEST',
    secretAccessKey: 'secret/with+signs',
    objects: new Map(),
    before: () => {},
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return store

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', store.endpoint)
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    const { method = 'GET' } = request
    const content = await buffer(request)
    await store.before(method, key)

    if (bucket !== store.bucket) return refuse(response, 404, 'NoSuchBucket')
    const isOpen = method === 'GET' && key.includes('public/') && !request.headers.authorization
    const fault = isOpen ? undefined : findFault(request, url, content, store)
    if (fault) return refuse(response, 403, fault)

    if (key === '' && method === 'GET') return list(url, response)
    const object = store.objects.get(key)
    switch (method) {
      case 'PUT': {
        const { 'content-type': type = '', 'cache-control': cache = '' } = request.headers
        const { 'if-match': wanted, 'if-none-match': none } = request.headers
        const isMet =
          (!wanted || wanted === (object && etagOf(object.content))) && (none !== '*' || !object)
        if (!isMet) return refuse(response, 412, 'PreconditionFailed')
        const headers = { 'content-type': type, 'cache-control': cache }
        store.objects.set(key, { content, headers, modified: new Date() })
        response.writeHead(200, { etag: etagOf(content) }).end()
        return
      }
      case 'GET':
        if (!object) return refuse(response, 404, 'NoSuchKey')
        response
          .writeHead(200, {
            ...object.headers,
            etag: etagOf(object.content),
            'content-length': object.content.length,
          })
          .end(object.content)
        return
      case 'DELETE':
        store.objects.delete(key)
        response.writeHead(204).end()
        return
      default:
        refuse(response, 405, 'MethodNotAllowed')
    }
  }

  function list({ searchParams }: URL, response: ServerResponse): void {
    if (searchParams.get('list-type') !== '2') {
      refuse(response, 400, 'InvalidArgument')
      return
    }
    const prefix = searchParams.get('prefix') ?? ''
    const after = searchParams.get('continuation-token') ?? ''
    const keys = [...store.objects.keys()]
      .sort()
      .filter(key => key.startsWith(prefix) && key > after)
    const page = keys.slice(0, pageSize)
    const entries = page.map(key => {
      const modified = store.objects.get(key)?.modified.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    const more = keys.length > page.length
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        xml(
          `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
        ),
      )
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(xml(`<Error><Code>${code}</Code></Error>`))
}

/** What is wrong with a request's signature, by "Authenticating Requests (AWS Signature Version 4)". */
function findFault(
  { method = 'GET', headers }: IncomingMessage,
  url: URL,
  content: Buffer,
  { region, accessKeyId, secretAccessKey }: S3Server,
): string | undefined {
  const [, access, date = '', signedIn, service, signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (access !== accessKeyId) return 'InvalidAccessKeyId'
  if (signedIn !== region || service !== 's3') return 'AuthorizationHeaderMalformed'
  const time = String(headers['x-amz-date'])
  if (!time.startsWith(date)) return 'AuthorizationHeaderMalformed'
  const at = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  const names = signed.split(';')
  if (!names.includes('host')) return 'SignatureDoesNotMatch'
  const unsigned = Object.keys(headers).filter(
    name => name.startsWith('x-amz-') && !names.includes(name),
  )
  if (unsigned.length > 0) return 'SignatureDoesNotMatch'
  const checksum = String(headers['x-amz-content-sha256'])
  if (checksum !== 'UNSIGNED-PAYLOAD' && checksum !== sha256(content))
    return 'XAmzContentSHA256Mismatch'

  const canonical = [
    method,
    url.pathname
      .split('/')
      .map(part => encode(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.map(name => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    checksum,
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  )
  const expected = hmac(key, text)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch'
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function etagOf(content: Buffer): string {
  return `"${sha256(content)}"`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
