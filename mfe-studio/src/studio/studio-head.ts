import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { studioMessages } from './studio.messages.ts'

export const studioPath = '/test-your-idea'

export function studioHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(studioMessages, language)
  return {
    title: `${title} | Stampa`,
    description,
    canonical: studioPath,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: title,
      description,
      url: studioPath,
      applicationCategory: 'DesignApplication',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    },
  }
}
