import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { termsMessages } from './terms.messages.ts'

export function termsHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(termsMessages, language)
  return pageHead({ title, description, path: '/terms' })
}
