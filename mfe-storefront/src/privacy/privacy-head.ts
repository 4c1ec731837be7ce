import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { privacyMessages } from './privacy.messages.ts'

export function privacyHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(privacyMessages, language)
  return pageHead({ title, description, path: '/privacy' })
}
