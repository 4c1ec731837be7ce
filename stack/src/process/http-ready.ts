import { get } from 'node:http'

/** @throws unless the URL answers 200 */
export function requireOk(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A separate connection: a kept-alive one would delay the server's shutdown.
    const request = get(url, { agent: false, timeout: 3000 }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answers ${response.statusCode}: ${text.slice(0, 500)}`))
      })
    })
    request.on('timeout', () => request.destroy(new Error(`${url} does not answer in 3 s`)))
    request.on('error', reject)
  })
}
