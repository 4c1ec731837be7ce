import { expect, test } from 'vitest'
import { inOrder } from './mails.data.ts'

test('lists mails newest first, and those about what visitors sent last', () => {
  const mails = [
    { _id: '4', event: 'order.received' },
    { _id: '1', event: 'offer.sent' },
    { _id: '5', event: 'design.received' },
    { _id: '2', event: 'proof.sent' },
  ]
  expect(inOrder(mails).map(({ _id }) => _id)).toEqual(['2', '1', '5', '4'])
})
