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

/** Returns whether a page's action has sent a reply, or refused it. */
export function isReply(answer: object | undefined): answer is ReplyAnswer {
  return answer !== undefined && ('isReply' in answer || 'values' in answer)
}
