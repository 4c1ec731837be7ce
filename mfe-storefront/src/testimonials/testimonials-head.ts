import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { testimonialsMessages } from './testimonials.messages.ts'

/** The page shows no picture that is worth announcing. */
export function testimonialsHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(testimonialsMessages, language)
  return pageHead({ title, description, path: '/testimonials' })
}
