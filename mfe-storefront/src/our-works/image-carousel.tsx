import { useLangOf, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { Placeholder } from '@stampa/ui/image/placeholder.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import { type ReactElement, useRef, useState } from 'react'
import { acrossPhone } from '../shared/image-sizes.ts'
import styles from './image-carousel.module.css'
import { ourWorksMessages } from './our-works.messages.ts'

/** How wide a work's pictures are shown; see our-works-page.module.css. */
export const workImageSizes = `(min-width: 77.5rem) 38rem, (min-width: 48rem) 46vw, ${acrossPhone}`

interface ImageCarouselProps {
  /** Of what the pictures show. */
  title: string
  images: ImageAsset[]
  priority: boolean
}

/**
 * A strip of pictures that shows one at a time. It scrolls by touch and keys, and so works
 * without JavaScript; the buttons are the way for everybody else, and go around.
 */
export function ImageCarousel({ title, images, priority }: ImageCarouselProps): ReactElement {
  const [shown, setShown] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const texts = useMessages(ourWorksMessages)
  if (images.length === 0) return <NoImage />

  const step = (by: number) => {
    const { current } = strip
    if (!current) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = wrapAround(shown, by, images.length)
    current.scrollTo({
      left: next * current.clientWidth,
      behavior: still ? 'instant' : 'smooth',
    })
  }

  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: pictures that belong together, no fieldset. */}
      <div
        ref={strip}
        role="group"
        aria-label={texts.pictures(title)}
        className={styles.strip}
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {images.map((image, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: a work may show the same picture twice.
            key={index}
            asset={image}
            alt={image.alt || texts.picture(title, index + 1)}
            sizes={workImageSizes}
            priority={priority && index === 0}
            fit="cover"
            className={styles.picture}
          />
        ))}
      </div>
      {images.length > 1 && (
        <div className={styles.controls}>
          <IconButton label={texts.previous} icon={<ArrowLeftIcon />} onClick={() => step(-1)} />
          <p className={styles.position} aria-live="polite">
            {shown + 1} / {images.length}
          </p>
          <IconButton label={texts.next} icon={<ArrowRightIcon />} onClick={() => step(1)} />
        </div>
      )}
    </div>
  )
}

function NoImage(): ReactElement {
  const { noImage } = useMessages(ourWorksMessages)
  const lang = useLangOf()(ourWorksMessages.noImage)
  return (
    <div className={styles.none}>
      <Placeholder className={styles.drawing} />
      <p lang={lang}>{noImage}</p>
    </div>
  )
}
