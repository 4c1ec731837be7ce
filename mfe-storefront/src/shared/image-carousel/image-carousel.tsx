import { defineMessages, useLangOf, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture, Placeholder } from '@stampa/ui/image/picture.tsx'
import { type ImageAsset, largestSource } from '@stampa/ui/image/sources.ts'
import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import styles from './image-carousel.module.css'
import type { PictureDialog } from './picture-dialog.tsx'

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
 * Pictures of one thing, one at a time, 4:3 or as `--picture-ratio` says. A tap on one opens it in a dialog as large as
 * the screen, whose code and larger file load then; without JavaScript it follows the link to the file.
 */
export function ImageCarousel(props: ImageCarouselProps): ReactElement {
  const { title, images } = props
  const texts = useMessages(messages)
  const langOf = useLangOf()
  const [opened, setOpened] = useState<{ Dialog: typeof PictureDialog; at: number }>()
  if (images.length === 0) {
    return (
      <div className={styles.none}>
        <Placeholder className={styles.drawing} />
        <p lang={langOf(messages.noImage)}>{texts.noImage}</p>
      </div>
    )
  }
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import(/* webpackChunkName: "picture-dialog" */ './picture-dialog.tsx').then(
      ({ PictureDialog }) => setOpened({ Dialog: PictureDialog, at }),
      () => location.assign(href),
    )
  }
  return (
    <>
      <Strip {...props} first={0} onOpen={open} />
      {opened && (
        <opened.Dialog title={texts.pictures(title)} onClose={() => setOpened(undefined)}>
          {/* Of twice the width, so that a picture stays sharp when it is pinched. */}
          <Strip {...props} sizes="200vw" priority first={opened.at} />
        </opened.Dialog>
      )}
    </>
  )
}

interface StripProps extends ImageCarouselProps {
  /** Index of the picture that is shown at first. */
  first: number
  /** Without it, pictures are no links and are shown whole. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, index: number) => void
}

/** Scrolls by touch and keys, also without JavaScript; the buttons and arrow keys wrap around. */
function Strip({ title, images, sizes, priority, first, onOpen }: StripProps): ReactElement {
  const [shown, setShown] = useState(first)
  const strip = useRef<HTMLDivElement>(null)
  const texts = useMessages(messages)
  const show = (index: number, isStill: boolean) =>
    strip.current?.scrollTo({
      left: index * strip.current.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    })
  const step = (by: number) =>
    show(
      wrapAround(shown, by, images.length),
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    )
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const begin = useEffectEvent(() => {
    if (onOpen) return
    show(first, true)
    strip.current?.focus()
  })
  useEffect(() => begin(), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do what the buttons do.
    <div className={styles.carousel} onKeyDown={images.length > 1 ? stepByKey : undefined}>
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
        {images.map((image, index) => {
          const picture = (
            <Picture
              asset={image}
              alt={image.alt || texts.picture(title, index + 1)}
              sizes={sizes}
              priority={priority && index === first}
              fit={onOpen ? 'cover' : 'contain'}
              transparent={!onOpen}
              className={styles.picture}
            />
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may show the same picture twice.
            <div key={index} className={styles.frame}>
              {onOpen ? (
                <a
                  href={largestSource(image)}
                  tabIndex={index === shown ? 0 : -1}
                  onClick={event => onOpen(event, index)}
                >
                  {picture}
                </a>
              ) : (
                picture
              )}
            </div>
          )
        })}
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
