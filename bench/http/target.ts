import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What is asked for. */
export interface Target {
  url: string
  headers: Record<string, string>
}

/** An answer as it travelled: still compressed. */
export interface Answer {
  status: number
  encoding: string | undefined
  type: string
  body: Buffer
}

export function fetchRaw({ url, headers }: Target): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, async response => {
      try {
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          type: response.headers['content-type'] ?? '',
          body: await buffer(response),
        })
      } catch (error) {
        reject(error)
      }
    })
    request.on('error', reject)
  })
}
