import { expect, test } from '@playwright/test'
import { Load } from '../load.ts'
import { compose, composeAloud, containers, docker } from './compose.ts'
import { signIn, siteReady, siteUrl } from './platform.ts'

/** A page, and reads that go to the service because nothing with a token is cached. */
const paths = ['/products', '/api/products', '/api/categories', '/api/company/settings']

/** Requests of an administrator, below the 100 reads a second that one address may make. */
function loadBy(token: string, asked = paths): Load {
  return new Load(siteUrl(), asked, 8 / asked.length, { authorization: `Bearer ${token}` }, 85)
}

test('every container of the start runs without a restart', async () => {
  const ids = (await compose('ps', '--all', '--quiet')).split('\n')
  const states = await docker('inspect', '--format', '{{.Name}} {{.RestartCount}}', ...ids)
  expect(states.split('\n').filter(state => !state.endsWith(' 0'))).toEqual([])
})

test('catalog is scaled to three and back under load, and no request fails', async () => {
  const token = await signIn()
  const load = loadBy(token)
  const writing = new Writing(token)
  await load.answered(500)

  await compose('scale', 'catalog=3')
  expect(await containers('catalog')).toHaveLength(3)
  await expect.poll(busy, { timeout: 60_000 }).toBe(3)
  await load.answered(500)

  await compose('scale', 'catalog=1')
  expect(await containers('catalog')).toHaveLength(1)
  await load.answered(500)

  expect(await load.stop()).toEqual([])
  expect(await writing.stop()).toEqual([])
})

/** What has several instances, how many there are, and what it answers. */
const deployed: [service: string, instances: number, paths: string[]][] = [
  ['catalog', 1, paths],
  ['identity', 1, ['/api/auth/jwks', '/api/auth/user']],
  ['orders', 1, ['/api/custom-order', '/api/offers']],
  ['studio', 1, ['/api/design-studio/products']],
  ['analytics', 1, ['/api/analytics/summary']],
  ['pages', 2, paths],
]

for (const [service, instances, answered] of deployed) {
  test(`${service} is deployed anew under load, and no request fails`, async () => {
    const token = await signIn()
    const load = loadBy(token, answered)
    // With those of the administrator, some 200 requests a second, from eleven addresses.
    const visitors = Array.from({ length: 10 }, (_, index) => {
      const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` }
      return new Load(siteUrl(), ['/', '/faq'], 1, headers, 180)
    })
    const before = await containers(service)
    await load.answered(200)

    // A change of its settings makes the running instance outdated, as a change of its image does.
    process.env.LOG_LEVEL = 'warn'
    const up = ['up', '-d', '--no-deps']
    const beside = ['--wait', '--no-recreate', '--scale', `${service}=${2 * instances}`]
    await compose(...up, ...beside, service)
    await load.answered(200)
    await compose(...up, '--scale', `${service}=${instances}`, service)
    await load.answered(200)

    const after = await containers(service)
    expect(after).toHaveLength(instances)
    expect(after.filter(id => before.includes(id))).toEqual([])
    const loads = [load, ...visitors]
    const rate = loads.reduce((sum, { perSecond }) => sum + perSecond, 0)
    console.log(`${service}: ${rate.toFixed(0)} requests a second while it was deployed`)
    expect((await Promise.all(loads.map(one => one.stop()))).flat()).toEqual([])
  })
}

for (const service of [
  'catalog',
  'identity',
  'identity-worker',
  'orders',
  'orders-worker',
  'studio',
  'studio-worker',
  'analytics',
  'analytics-worker',
  'pages',
  'redis',
  'postgres',
  'gateway',
]) {
  test(`the site recovers by itself when a process of ${service} is killed`, async ({ page }) => {
    const [id = ''] = await containers(service)
    const started = await docker('inspect', '--format', '{{.State.StartedAt}}', id)
    await killProcess(id)
    await expect
      .poll(() => docker('inspect', '--format', '{{.State.Running}} {{.State.StartedAt}}', id), {
        timeout: 60_000,
      })
      .toMatch(new RegExp(`^true (?!${started})`))
    await siteReady()
    await page.goto(`${siteUrl()}/products`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
    // `/readyz` is cached for a second: the answer may be older than the kill.
    const visit = async () =>
      (await page.request.get(`${siteUrl()}/api/auth/user`, await bearer())).status()
    await expect.poll(() => visit().catch(String), { timeout: 60_000 }).toBe(200)
  })
}

test('data is kept when the platform is taken down and up again', async () => {
  const token = await signIn()
  await writeTelephone(token, '210 000 0000')
  const before = await (await fetch(`${siteUrl()}/api/products`)).json()
  await composeAloud('down')
  await composeAloud('up', '--detach')
  await siteReady()
  // The same key signs, and Redis has kept the session.
  const session = await fetch(`${siteUrl()}/api/auth/user`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(session.status).toBe(200)
  expect(await readTelephone()).toBe('210 000 0000')
  expect(await (await fetch(`${siteUrl()}/api/products`)).json()).toEqual(before)
})

/** Returns the number of catalog instances that have answered a request for products. */
async function busy(): Promise<number> {
  const print =
    "fetch('http://127.0.0.1:4000/metrics').then(async r => console.log(await r.text()))"
  const metrics = await Promise.all(
    (await containers('catalog')).map(id =>
      // A starting instance does not listen yet.
      docker('exec', id, 'node', '-e', print).catch(() => ''),
    ),
  )
  return metrics.filter(text => text.includes('route="/api/products"')).length
}

/** Sends SIGKILL from outside: a container's first process ignores signals from inside. */
async function killProcess(id: string): Promise<void> {
  const pid = await docker('inspect', '--format', '{{.State.Pid}}', id)
  const image = 'node:24-bookworm-slim'
  await docker('run', '--rm', '--pid=host', '--user=root', image, 'sh', '-c', `kill -9 ${pid}`)
}

async function bearer() {
  return { headers: { authorization: `Bearer ${await signIn()}` } }
}

async function readTelephone(): Promise<string> {
  const response = await fetch(`${siteUrl()}/api/company/settings`)
  return ((await response.json()) as { telephone: string }).telephone
}

async function writeTelephone(token: string, telephone: string): Promise<number> {
  const body = new FormData()
  body.set('telephone', telephone)
  const response = await fetch(`${siteUrl()}/api/company/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  await response.text()
  return response.status
}

/** Writes repeatedly and records the failures. */
class Writing {
  readonly #failures: string[] = []
  readonly #loop: Promise<void>
  #stopped = false

  constructor(token: string) {
    this.#loop = this.#write(token)
  }

  async stop(): Promise<string[]> {
    this.#stopped = true
    await this.#loop
    return this.#failures
  }

  async #write(token: string): Promise<void> {
    for (let count = 1; !this.#stopped; count += 1) {
      const telephone = `210 000 ${count}`
      const status = await writeTelephone(token, telephone).catch(String)
      if (status !== 200) this.#failures.push(`PUT: ${status}`)
      // Below the gateway's limit for writes.
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
}
