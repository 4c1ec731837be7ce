import { notify } from '../shared/calls/notices.ts'
import { textOf } from '../shared/form/values.ts'
import { conversationMessages } from './conversation.messages.ts'
import type { Reply } from './order.data.ts'

/** Sends the reply that a form has, and offers to take it back: its mail leaves later. */
export async function sendReply(
  form: FormData,
  send: (text: string) => Promise<Reply>,
  undo: (id: string) => Promise<unknown>,
): Promise<undefined> {
  const { _id } = await send(textOf(form, 'text'))
  return void notify('success', conversationMessages.sent, () => undo(_id))
}
