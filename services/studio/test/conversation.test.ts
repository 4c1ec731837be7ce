import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testConversation } from '@stampa/service-kit/testing'
import PostalMime from 'postal-mime'
import { afterAll } from 'vitest'
import { StudioTest } from './studio.ts'
import { startWorker } from './worker.ts'

const studio = await StudioTest.start()
const worker = await startWorker(studio)
afterAll(async () => {
  await worker.close()
  await studio.stop()
})

async function startOrder() {
  const email = `${crypto.randomUUID()}@example.gr`
  const { _id, proofUrl } = await studio.order({ customerEmail: email })
  const customer = `/api/design-studio/proofs/${proofUrl.split('/').at(-1)}`
  return { _id, email, admin: `/api/design-studio/orders/${_id}`, customer }
}

async function mailsTo(address: string) {
  const folder = join(studio.config.ORDER_FILES_DIR, 'mail')
  const names = (await readdir(folder)).filter(name => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async name => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some(one => one.address === address))
}

testConversation(
  studio,
  {
    order: {
      start: startOrder,
      table: 'design_orders',
      query: 'unread=true',
      unread: { unread: true },
      answered: { unread: false },
    },
  },
  mailsTo,
)
