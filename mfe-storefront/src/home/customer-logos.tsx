import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import styles from './customer-logos.module.css'
import type { HomeData } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import { Section } from './section.tsx'

type Customers = Pick<HomeData, 'customers'>

/** Logos of customers that scroll in an endless loop. */
export function CustomerLogos({ customers }: Customers): ReactElement {
  const texts = useMessages(homeMessages)
  const { track, playing, toggle } = useEndlessScroll(customers.length)
  return (
    <Section
      title={texts.customers}
      more={
        <div className={styles.pause}>
          <IconButton
            label={playing ? texts.pauseLogos : texts.playLogos}
            icon={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
        </div>
      }
    >
      <div className={styles.window}>
        <div ref={track} className={styles.track}>
          {/* Twice, so that the loop has no gap. */}
          <Logos customers={customers} />
          <Logos customers={customers} repeated />
        </div>
      </div>
    </Section>
  )
}

/** @param repeated hides the copy from assistive technology */
function Logos({ customers, repeated }: Customers & { repeated?: true }): ReactElement {
  return (
    <ul className={styles.logos} aria-hidden={repeated}>
      {customers.map(({ _id, name, imageAsset }) => (
        <li key={_id} className={styles.logo}>
          <Picture
            asset={imageAsset}
            alt={name}
            sizes="9rem"
            fit="contain"
            transparent
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
}

/** Milliseconds that the track takes to move by one logo. */
const msPerLogo = 3500

/**
 * Moves a track by half its width in a loop. The loop can be paused (WCAG 2.2.2), pauses while the pointer is over
 * it, and starts paused for visitors who prefer reduced motion.
 *
 * @param count items that the track holds twice
 */
function useEndlessScroll(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [animation, setAnimation] = useState<Animation>()
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    // In a stylesheet the duration could not depend on the number of logos.
    const loop = track.current?.animate([{ translate: '0' }, { translate: '-50%' }], {
      duration: count * msPerLogo,
      iterations: Number.POSITIVE_INFINITY,
    })
    loop?.pause()
    setAnimation(loop)
    return () => loop?.cancel()
  }, [count])

  useEffect(() => {
    const { current } = track
    if (!current || !animation || !playing) return
    const pause = () => animation.pause()
    const play = () => animation.play()
    play()
    current.addEventListener('pointerenter', pause)
    current.addEventListener('pointerleave', play)
    return () => {
      pause()
      current.removeEventListener('pointerenter', pause)
      current.removeEventListener('pointerleave', play)
    }
  }, [animation, playing])

  return { track, playing, toggle: () => setPlaying(on => !on) }
}
