import { type Problem, textOf } from '../shared/form/fields.ts'
import type { FormAnswer } from '../shared/form/submission.ts'

export type Reply = Record<'text', string>

/** `isReply` tells it from the page's other answers. */
export type ReplyAnswer = FormAnswer<Reply, 'textRequired', { isReply: true }>

export function readReply(form: FormData): Reply {
  return { text: textOf(form, 'text') }
}

export function problemsOf({ text }: Reply): Problem<'textRequired'>[] {
  return text === '' ? [{ field: 'text', text: 'textRequired' }] : []
}
