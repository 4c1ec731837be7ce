import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { metaDescription } from '../shared/meta-description.ts'
import { pageHead } from '../shared/page-head.ts'
import type { AboutData } from './about.data.ts'
import { aboutMessages } from './about.messages.ts'
import { aboutImageSizes } from './about-image-sizes.ts'

export function aboutHead({ data: { about }, language }: HeadArgs & { data: AboutData }): Head {
  const texts = textsIn(aboutMessages, language)
  return pageHead({
    title: about?.title ?? texts.title,
    description: metaDescription(about?.content ?? texts.emptyText),
    path: '/about',
    ...(about && { image: { asset: about.image, sizes: aboutImageSizes } }),
    subject: { '@type': 'AboutPage', name: about?.title ?? texts.title, url: '/about' },
  })
}
