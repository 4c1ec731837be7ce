import { createHmac } from 'node:crypto'

/**
 * Returns the headers of a delivery by the Standard Webhooks specification 1.0: its id, the time in seconds, and an
 * HMAC-SHA256 of both and the body.
 *
 * @param secret base64 after `whsec_`
 */
export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Stampa-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
