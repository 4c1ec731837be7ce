import { defineMessages, useLangOf, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import { Placeholder } from '@stampa/ui/image/picture.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { BannerContent } from '../shared/banner/banner.tsx'
import type { Banner } from '../shared/banner/banners.data.ts'
import type { CardData } from '../shared/product-grid/product-card.data.ts'
import styles from './slider.module.css'
import { Welcome } from './welcome.tsx'

/** Milliseconds that a banner is shown. */
const rotationInterval = 5000

type Rotation = ReturnType<typeof useRotation>

/**
 * Rotates through `count` slides. The rotation can be paused (WCAG 2.2.2), and rests while the pointer or the
 * keyboard focus is in the slider or the tab is hidden. It waits for the picture of the next slide. It starts
 * paused for visitors who prefer reduced motion.
 *
 * @param slides parent of the slides
 */
function useRotation(count: number, slides: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
    const onVisibility = () => setVisible(document.visibilityState === 'visible')
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  const moving = count > 1 && playing && !pointed && !focused && visible
  // A new index restarts the timer, also after a manual choice.
  useEffect(() => {
    if (!moving) return
    let stopped = false
    const timer = setTimeout(async () => {
      const next = wrapAround(index, 1, count)
      const picture = slides.current?.children[next]?.querySelector('img')
      // A picture that cannot be shown keeps no slide back.
      await picture?.decode().catch(() => undefined)
      if (!stopped) setIndex(next)
    }, rotationInterval)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [moving, count, index, slides])

  return {
    index,
    /** False while paused by the visitor. */
    playing,
    /** False while the rotation is paused or rests, or has one slide at most. */
    moving,
    show: setIndex,
    step: (by: number) => setIndex(at => wrapAround(at, by, count)),
    toggle: () => setPlaying(on => !on),
    /** Event handlers of the slider. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // A click focuses a button, too; that alone does not stop the rotation.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onKeyDown: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}

const messages = defineMessages({
  label: { el: 'Προβολές', en: 'Highlights' },
  pause: { el: 'Παύση εναλλαγής', en: 'Pause rotation' },
  play: { el: 'Έναρξη εναλλαγής', en: 'Start rotation' },
  previous: { el: 'Προηγούμενο', en: 'Previous' },
  next: { el: 'Επόμενο', en: 'Next' },
  placeholder: {
    el: (count: number) => `Δοκιμαστική θέση: ${count === 1 ? '1 banner' : `${count} banners`}`,
    en: (count: number) => `Test placeholder: ${count === 1 ? '1 banner' : `${count} banners`}`,
    specified: 'en',
  },
})

interface BannerSliderProps {
  banners: Banner[]
  /** Products that illustrate the welcome when there is no banner. */
  examples: CardData[]
}

/** Top of the home page: the banners that have an image, as a slider. */
export function BannerSlider({ banners, examples }: BannerSliderProps): ReactElement {
  if (banners.length === 0) return <Welcome examples={examples} />
  const slides = banners.filter(({ imageAsset }) => imageAsset)
  return slides.length > 0 ? (
    <Slider slides={slides} />
  ) : (
    <BannerPlaceholder count={banners.length} />
  )
}

/** Number of banners, when none of them has an image. */
function BannerPlaceholder({ count }: { count: number }): ReactElement {
  const { placeholder } = useMessages(messages)
  const langOf = useLangOf()
  return (
    <div className={styles.placeholder}>
      <Placeholder className={styles.drawing} />
      <h1 className={styles.count} lang={langOf(messages.placeholder)}>
        {placeholder(count)}
      </h1>
    </div>
  )
}

/** Carousel pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
function Slider({ slides }: { slides: Banner[] }): ReactElement {
  const slidesRef = useRef<HTMLDivElement>(null)
  const rotation = useRotation(slides.length, slidesRef)
  const { label } = useMessages(messages)
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.slider}
      {...rotation.hold}
    >
      <VisuallyHidden>
        <h1>Stampa</h1>
      </VisuallyHidden>
      {slides.length > 1 && <Controls rotation={rotation} count={slides.length} />}
      <div ref={slidesRef} className={styles.slides} aria-live={rotation.moving ? 'off' : 'polite'}>
        {slides.map((banner, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, no fieldset.
          <div
            key={banner._id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} / ${slides.length}`}
            className={styles.slide}
            data-current={index === rotation.index || undefined}
            inert={index !== rotation.index}
          >
            <BannerContent
              banner={banner}
              text="beside"
              // The other images load after the first one, once the page runs.
              pictured={index === 0 || started}
              priority={index === 0}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

function Controls({ rotation, count }: { rotation: Rotation; count: number }): ReactElement {
  const { index, playing, toggle, step, show } = rotation
  const texts = useMessages(messages)
  return (
    <div className={styles.controls}>
      <IconButton
        label={playing ? texts.pause : texts.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        onClick={toggle}
      />
      <IconButton label={texts.previous} icon={<ArrowLeftIcon />} onClick={() => step(-1)} />
      <ol className={styles.dots}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position.
          <li key={at}>
            <button
              type="button"
              className={styles.dot}
              aria-label={`${at + 1} / ${count}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => show(at)}
            />
          </li>
        ))}
      </ol>
      <IconButton label={texts.next} icon={<ArrowRightIcon />} onClick={() => step(1)} />
    </div>
  )
}
