import { hash } from 'node:crypto'
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

/** Time limit for a response to begin, with retries, ms; reading a body has no limit. */
const timeoutMs = 10_000

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
    const timer = setTimeout(() => late.abort(), timeoutMs)
    const response = await client
      .fetch(url, { ...init, signal: late.signal })
      .catch(cause => {
        throw unavailable(cause)
      })
      .finally(() => clearTimeout(timer))
    if (accepted.includes(response.status)) return response
    const said = (await response.text()).slice(0, 500)
    throw unavailable(new Error(`the object store answered ${response.status}: ${said}`))
  }

  return {
    async put(key: string, content: Uint8Array, headers: Record<string, string>): Promise<void> {
      const sent = {
        method: 'PUT',
        body: Buffer.from(content),
        headers: { ...headers, 'x-amz-content-sha256': hash('sha256', content) },
      }
      await ask(urlOf(key), sent, [200]).then(discardBody)
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
