import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { customOrderMessages } from './custom-order.messages.ts'

/** The page is there whatever its form can offer. */
export function customOrderHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(customOrderMessages, language)
  return pageHead({ title, description, path: '/custom-order' })
}
