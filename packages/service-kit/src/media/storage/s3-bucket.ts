import { hash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { unavailable } from '../../errors/dependency-problem.ts'

/** Location of a bucket, and its credentials. */
export interface S3Options {
  bucket: string
  /** Prefix of every key, without slashes at its ends; empty for none. */
  prefix: string
  region: string
  /** Endpoint of a store other than Amazon's: `https://minio.example:9000`. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

/** Form of a bucket's address: `s3://bucket/prefix?region=eu-central-1`, with `&endpoint=https://…` unless Amazon's. */
export const bucketPattern =
  '^s3://[a-z0-9][a-z0-9.-]+(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?\\?(region=[a-z0-9-]+|endpoint=https?://[^&\\s]+)(&(region=[a-z0-9-]+|endpoint=https?://[^&\\s]+))*$'

/** Credentials of a bucket, as the environment names them. */
interface Credentials {
  AWS_ACCESS_KEY_ID?: string
  AWS_SECRET_ACCESS_KEY?: string
  AWS_SESSION_TOKEN?: string
}

/**
 * Returns the location of a bucket by its address.
 *
 * @param setting name of the setting that has the address, for the message
 * @throws Error for another form of address, and without credentials
 */
export function bucketOptions(setting: string, address: string, env: Credentials): S3Options {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!new RegExp(bucketPattern).test(address)) {
    throw new Error(`${setting} must have the form s3://bucket/prefix?region=eu-central-1`)
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(`${setting} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`)
  }
  const { host: bucket, pathname, searchParams } = new URL(address)
  return {
    bucket,
    prefix: pathname.replaceAll(/^\/|\/$/g, ''),
    // Stores without regions expect this one in signatures.
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: searchParams.get('endpoint') ?? undefined,
    accessKeyId,
    secretAccessKey,
    sessionToken: env.AWS_SESSION_TOKEN,
  }
}

/** Time limit for a response to begin, with retries, ms; streaming a body has no limit. */
const timeoutMs = 10_000
/** Time limit of the body of a small object, ms. */
const bodyTimeoutMs = 30_000

/**
 * Opens a bucket of any S3-compatible store. Methods throw a problem 503 on errors of the network or the store; all can
 * be repeated.
 */
export function openBucket(options: S3Options) {
  const { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey, sessionToken } = options
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    region,
    retries: 3,
  })
  // Amazon requires the bucket in the host name, most others in the path.
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
  const urlOf = (key: string) => `${base}/${prefix && `${prefix}/`}${key}`

  async function ask(url: string, init: RequestInit, accepted: number[]): Promise<Response> {
    const late = new AbortController()
    let timer: NodeJS.Timeout | undefined
    // The client copies the request: garbage collection can part the copy from the signal, which then ends nothing.
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        late.abort()
        reject(new Error('the object store does not answer'))
      }, timeoutMs)
    })
    const response = await Promise.race([
      client.fetch(url, { ...init, signal: late.signal }),
      expired,
    ])
      .catch(cause => {
        throw unavailable(cause)
      })
      .finally(() => clearTimeout(timer))
    if (accepted.includes(response.status)) return response
    const said = (await response.text()).slice(0, 500)
    throw unavailable(new Error(`the object store answered ${response.status}: ${said}`))
  }

  return {
    /** Writes an object. Returns false when a header `if-match` or `if-none-match` does not hold. */
    async put(key: string, content: Uint8Array, headers: Record<string, string>): Promise<boolean> {
      const sent = {
        method: 'PUT',
        body: Buffer.from(content),
        headers: { ...headers, 'x-amz-content-sha256': hash('sha256', content) },
      }
      // 409: another conditional write of the object was under way.
      const accepted = 'if-match' in headers || 'if-none-match' in headers ? [200, 409, 412] : [200]
      const response = await ask(urlOf(key), sent, accepted)
      await discardBody(response)
      return response.status === 200
    },

    /** Returns a small object, `undefined` for a missing one. A body that is longer or takes longer is an error. */
    async read(
      key: string,
      maxBytes: number,
    ): Promise<{ content: Buffer; etag: string } | undefined> {
      const response = await this.get(key)
      if (!response?.body) return undefined
      // The DOM's types declare another ReadableStream.
      const body = Readable.fromWeb(response.body as ReadableStream)
      const chunks: Buffer[] = []
      let bytes = 0
      try {
        for await (const chunk of addAbortSignal(AbortSignal.timeout(bodyTimeoutMs), body)) {
          bytes += chunk.length
          if (bytes > maxBytes) throw new Error(`${key} has more than ${maxBytes} bytes`)
          chunks.push(chunk)
        }
      } catch (cause) {
        throw unavailable(cause)
      }
      return { content: Buffer.concat(chunks), etag: response.headers.get('etag') ?? '' }
    },

    /** Returns `undefined` for a missing object. */
    async get(key: string): Promise<Response | undefined> {
      const response = await ask(urlOf(key), { method: 'GET' }, [200, 404])
      if (response.status === 200) return response
      await discardBody(response)
      return undefined
    },

    async delete(key: string): Promise<void> {
      await ask(urlOf(key), { method: 'DELETE' }, [200, 204, 404]).then(discardBody)
    },

    /** Lists objects in the order of their keys. */
    async *list(folder: string): AsyncGenerator<{ key: string; modified: Date }> {
      const cut = prefix ? prefix.length + 1 : 0
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: urlOf(folder).slice(base.length + 1),
        })
        if (token) query.set('continuation-token', token)
        const page = await (await ask(`${base}/?${query}`, { method: 'GET' }, [200])).text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield {
            key: element(entry, 'Key').slice(cut),
            modified: new Date(element(entry, 'LastModified')),
          }
        }
        token =
          element(page, 'IsTruncated') === 'true'
            ? element(page, 'NextContinuationToken')
            : undefined
      } while (token)
    },
  }
}

/** Returns the text of the first such element. */
function element(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Reads a response to its end, which frees the connection. */
async function discardBody(response: Response): Promise<void> {
  await response.arrayBuffer()
}
