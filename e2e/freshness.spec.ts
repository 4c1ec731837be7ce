import { setTimeout } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'

/** Parts of a second at which a change is saved: caches that count in seconds treat them differently. */
const phases = [0, 200, 400, 600, 800]

test('what an administrator saves is what visitors read a second later', async ({
  request,
  admin,
}) => {
  const signedIn = await request.post('/api/auth/login', { data: admin })
  const { token } = await signedIn.json()
  const headers = { authorization: `Bearer ${token}` }
  const made = await request.post('/api/categories', { headers, data: { name: 'Χθες' } })
  expect(made.status()).toBe(201)
  const { _id } = await made.json()
  const path = `/api/categories/${_id}`
  const read = async () => (await (await request.get(path)).json()).name

  for (const phase of phases) {
    await setTimeout(1000 - ((Date.now() - phase) % 1000))
    const before = await read()
    expect(await read()).toBe(before)
    const name = `Σήμερα ${phase}`
    const saved = await request.put(path, { headers, data: { name } })
    expect(saved.status()).toBe(200)
    await setTimeout(1000)
    expect(await read()).toBe(name)
  }
  await request.delete(path, { headers })
})
