import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { SavedMockup } from './mockup.ts'
import { mockupMessages } from './mockups.messages.ts'
import { useObjectUrl } from './use-object-url.ts'

interface MockupPictureProps {
  mockup: SavedMockup
  className: string | undefined
}

export function MockupPicture({ mockup, className }: MockupPictureProps): ReactElement | undefined {
  const texts = useMessages(mockupMessages)
  const picture = useObjectUrl(mockup.mockupImage)
  if (!picture) return undefined
  const name = `${mockup.productName}, ${mockup.colorName}, ${texts[mockup.view]}`
  return <img src={picture} alt={name} width={600} height={600} className={className} />
}
