import { returnText } from '@stampa/ui/field/use-kept-fields.ts'
import { notify } from '../shared/calls/notices.ts'
import { answerOf, type Call } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/values.ts'
import { conversationMessages } from './conversation.messages.ts'
import type { Reply } from './order.data.ts'

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
