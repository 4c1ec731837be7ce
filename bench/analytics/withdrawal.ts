import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** User agent of a browser: bots are not counted. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const views = 3

/**
 * Measures withdrawals of consent one after the other, each by a visitor with a campaign of their own.
 *
 * @param url of the service
 * @param token of an administrator
 * @returns milliseconds from each withdrawal until the dashboard has no view of the visitor; the same
 *   transaction deletes the rows
 */
export async function measureWithdrawals(
  url: string,
  token: string,
  count: number,
): Promise<number[]> {
  const api = `${url}/api/analytics`
  const run = randomUUID().slice(0, 8)
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const campaign = `withdrawn-${run}-${n}`
    const { sessionId } = await tell(`${api}/session/start`, 'POST', {
      consentGiven: true,
      userType: 'user',
      url: `https://shop.example/?utm_campaign=${campaign}`,
    })
    for (let view = 0; view < views; view++) {
      await tell(`${api}/pageview`, 'POST', {
        sessionId,
        url: `https://shop.example/withdrawn/${view}`,
        title: 'Product',
        pageName: 'Product Detail',
        eventId: randomUUID(),
      })
    }
    const seen = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${api}/breakdown?by=campaign&limit=1000`, { headers })
      const campaigns = (await response.json()) as { _id: string; pageViews: number }[]
      return campaigns.find(({ _id }) => _id === campaign)?.pageViews ?? 0
    }
    await until(async () => (await seen()) === views)
    const at = performance.now()
    await tell(`${api}/consent`, 'PUT', { sessionId, consentGiven: false })
    await until(async () => (await seen()) === 0)
    times.push(performance.now() - at)
  }
  return times
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await holds()) return
    await pause(5)
  }
  throw new Error('The dashboard does not show the sent views')
}

async function tell(
  url: string,
  method: 'POST' | 'PUT',
  body: object,
): Promise<{ sessionId: string }> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(body),
  })
  if (response.status !== 202) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as { sessionId: string }
}
