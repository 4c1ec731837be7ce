import { defineMessages, useLangOf, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture, Placeholder } from '@stampa/ui/image/picture.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import { type ReactElement, useRef, useState } from 'react'
import styles from './image-carousel.module.css'

const messages = defineMessages({
  noImage: { el: 'Χωρίς εικόνα', en: 'No Image', specified: 'en' },
  pictures: {
    el: (title: string) => `Εικόνες: ${title}`,
    en: (title: string) => `Pictures: ${title}`,
  },
  picture: {
    el: (title: string, at: number) => `${title}, εικόνα ${at}`,
    en: (title: string, at: number) => `${title}, picture ${at}`,
  },
  previous: { el: 'Προηγούμενη εικόνα', en: 'Previous picture' },
  next: { el: 'Επόμενη εικόνα', en: 'Next picture' },
})

interface ImageCarouselProps {
  title: string
  images: ImageAsset[]
  sizes: string
  priority: boolean
}

/**
 * Pictures of one thing, one at a time, 4:3 or as `--picture-ratio` says. The strip scrolls by touch and
 * keys, also without JavaScript; the buttons wrap around.
 */
export function ImageCarousel(props: ImageCarouselProps): ReactElement {
  const { title, images, sizes, priority } = props
  const [shown, setShown] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const texts = useMessages(messages)
  const langOf = useLangOf()
  if (images.length === 0) {
    return (
      <div className={styles.none}>
        <Placeholder className={styles.drawing} />
        <p lang={langOf(messages.noImage)}>{texts.noImage}</p>
      </div>
    )
  }

  const step = (by: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.current?.scrollTo({
      left: wrapAround(shown, by, images.length) * strip.current.clientWidth,
      behavior: still ? 'instant' : 'smooth',
    })
  }

  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of pictures, no fieldset. */}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may show the same picture twice.
            key={index}
            asset={image}
            alt={image.alt || texts.picture(title, index + 1)}
            sizes={sizes}
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
