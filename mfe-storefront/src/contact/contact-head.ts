import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { contactMessages } from './contact.messages.ts'

/** The page is there with or without the shop's details. */
export function contactHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(contactMessages, language)
  return pageHead({
    title,
    description,
    path: '/contact',
    subject: { '@type': 'ContactPage', name: title, url: '/contact' },
  })
}
