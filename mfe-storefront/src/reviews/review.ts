import { hasLink } from '@stampa/rules/reviews'
import { type Problem, textOf } from '../shared/form/fields.ts'
import type { FormAnswer } from '../shared/form/submission.ts'

type Review = Record<'product' | 'stars' | 'name' | 'review', string>
type Text = 'starsRequired' | 'nameRequired' | 'textRequired' | 'link'

/** `isReview` tells it from the page's other answers. */
export type ReviewAnswer = FormAnswer<Review, Text, { isReview: true }>

export function readReview(form: FormData): Review {
  return {
    product: textOf(form, 'product'),
    stars: textOf(form, 'stars'),
    name: textOf(form, 'name'),
    review: textOf(form, 'review'),
  }
}

export function problemsOf({ stars, name, review }: Review): Problem<Text>[] {
  const problems: Problem<Text>[] = []
  if (stars === '') problems.push({ field: 'stars', text: 'starsRequired' })
  if (name === '') problems.push({ field: 'name', text: 'nameRequired' })
  else if (hasLink(name)) problems.push({ field: 'name', text: 'link' })
  if (review === '') problems.push({ field: 'review', text: 'textRequired' })
  else if (hasLink(review)) problems.push({ field: 'review', text: 'link' })
  return problems
}

/** Returns whether a page's action has sent a review, or refused it. */
export function isReview(answer: object | undefined): answer is ReviewAnswer {
  const values = answer && 'values' in answer ? (answer.values as object) : {}
  return answer !== undefined && ('isReview' in answer || 'review' in values)
}
