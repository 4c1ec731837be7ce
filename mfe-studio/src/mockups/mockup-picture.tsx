import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Product } from '../studio/studio.data.ts'
import { nameOf, type SavedMockup } from './mockup.ts'
import { mockupMessages } from './mockups.messages.ts'
import { useObjectUrl } from './use-object-url.ts'

interface MockupPictureProps {
  mockup: SavedMockup
  products: readonly Product[]
  className: string | undefined
}

export function MockupPicture(props: MockupPictureProps): ReactElement | undefined {
  const { mockup, products, className } = props
  const texts = useMessages(mockupMessages)
  const picture = useObjectUrl(mockup.mockupImage)
  if (!picture) return undefined
  const name = `${nameOf(mockup, products)}, ${texts[mockup.view]}`
  return <img src={picture} alt={name} width={600} height={600} className={className} />
}
