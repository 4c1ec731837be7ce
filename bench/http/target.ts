import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request to measure. */
export interface Target {
  url: string
  headers: Record<string, string>
}

/** A response with its body still encoded. */
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
