import { testConversation } from '@stampa/service-kit/testing'
import { afterAll } from 'vitest'
import { StudioTest } from './studio.ts'
import { mailsOf, startWorker } from './worker.ts'

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
  const mails = await mailsOf(studio)
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
