import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useEffect, useState } from 'react'
import { BannerContent } from '../../shared/banner/banner.tsx'
import type { Banner } from '../../shared/banner/banners.data.ts'
import { panelImageSizes } from '../../shared/image-sizes.ts'
import { sliderMessages } from './slider.messages.ts'
import styles from './slider.module.css'
import { type Rotation, useRotation } from './use-rotation.ts'

/** A carousel as https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ describes it. */
export function Slider({ slides }: { slides: SlideData[] }): ReactElement {
  const rotation = useRotation(slides.length)
  const { label } = useMessages(sliderMessages)
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
      <div className={styles.slides} aria-live={rotation.moving ? 'off' : 'polite'}>
        {slides.map((banner, index) => (
          <Slide
            key={banner._id}
            banner={banner}
            position={`${index + 1} / ${slides.length}`}
            current={index === rotation.index}
            // The first image has the line to itself; the others can wait for the page to run.
            pictured={index === 0 || started}
            priority={index === 0}
          />
        ))}
      </div>
    </section>
  )
}

function Controls({ rotation, count }: { rotation: Rotation; count: number }): ReactElement {
  const { index, playing, toggle, step, show } = rotation
  const texts = useMessages(sliderMessages)
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
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

export type SlideData = Banner & { imageAsset: ImageAsset }

interface SlideProps {
  banner: SlideData
  /** '2 / 3' */
  position: string
  current: boolean
  /** False until its image is worth its bytes. */
  pictured: boolean
  priority: boolean
}

export function Slide({ banner, position, current, pictured, priority }: SlideProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, no fieldset.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className={styles.slide}
      data-current={current || undefined}
      inert={!current}
    >
      <BannerContent
        banner={banner}
        sizes={panelImageSizes.beside}
        pictured={pictured}
        priority={priority}
      />
    </div>
  )
}
