import { returnText } from '@stampa/ui/field/use-kept-fields.ts'
import { type NoticeText, notify } from '../shared/calls/notices.ts'
import { answerOf, type Call, statusIn, versionIn } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/values.ts'
import type { Reply } from './order.data.ts'
import { conversationMessages } from './order.messages.ts'

interface StatusChange<Status> {
  status: Status
  /** Whether the customer gets a mail. */
  notify: boolean
  note: string
  header: { 'if-match': string }
}

/** Sets the status that a form has, and offers to set it back: a mail that has not left yet is then withdrawn. */
export async function changeStatus<Status extends string, Order extends { version: number }>(
  form: FormData,
  statuses: readonly Status[],
  set: (change: StatusChange<Status>) => Call<Order>,
  fallback: string,
  noticeOf: (order: Order) => NoticeText,
): Promise<undefined> {
  const notifies = form.has('notify')
  const status = statusIn(form, statuses)
  const note = textOf(form, 'note')
  const change = { status, notify: notifies, note, header: versionIn(form) }
  const order = await answerOf(set(change), fallback)
  const before = statusIn(form, statuses, 'before')
  const header = { 'if-match': `"${order.version}"` }
  const undo = () => answerOf(set({ status: before, notify: notifies, note: '', header }), fallback)
  return void notify('success', noticeOf(order), undo)
}

/** Returns the name of the form for a reply about the record with this address. */
export const replyForm = (address: string) => `reply ${address}`

/**
 * Sends the reply that a form has, and offers to take it back: its mail leaves later.
 *
 * @param address of the record
 */
export async function sendReply(
  address: string,
  form: FormData,
  send: (text: string) => Call<Reply>,
  undo: (id: string) => Call<unknown>,
): Promise<undefined> {
  const text = textOf(form, 'text')
  const { _id } = await answerOf(send(text), 'Failed to send the reply')
  return void notify('success', conversationMessages.sent, async () => {
    await answerOf(undo(_id), 'Failed to undo')
    returnText(replyForm(address), 'text', text)
  })
}
