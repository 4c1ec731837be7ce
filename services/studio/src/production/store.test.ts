import { afterAll, expect, test } from 'vitest'
import { StudioTest } from '../../test/studio.ts'
import { ordersWaiting } from './store.ts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

test('draws an order of every customer before the second of one', async () => {
  const send = async (customerEmail: string) => (await studio.order({ customerEmail }))._id
  const maria = [
    await send('maria@example.gr'),
    await send('Maria@example.gr'),
    await send('maria@example.gr'),
  ]
  const eleni = await send('eleni@example.gr')
  expect(await ordersWaiting(studio.test.db, 3)).toEqual([
    { id: maria[0], turn: 1 },
    { id: eleni, turn: 1 },
    { id: maria[1], turn: 2 },
  ])
})
