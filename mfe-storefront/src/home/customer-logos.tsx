import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './customer-logos.module.css'
import type { Customer } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import { SectionHeader } from './section-header.tsx'

/** The logos of the shop's customers, going by without end. Nothing when there is none. */
export function CustomerLogos({ customers }: { customers: Customer[] }): ReactElement | null {
  const titleId = useId()
  const { customers: title, pauseLogos, playLogos } = useMessages(homeMessages)
  const { track, playing, toggle } = useEndlessScroll(customers.length)
  if (customers.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title}>
        <div className={styles.pause}>
          <IconButton
            label={playing ? pauseLogos : playLogos}
            icon={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
        </div>
      </SectionHeader>
      <div className={styles.window}>
        <div ref={track} className={styles.track}>
          {/* Twice, so that the beginning follows the end without a gap. */}
          <Logos customers={customers} />
          <Logos customers={customers} repeated />
        </div>
      </div>
    </section>
  )
}

interface LogosProps {
  customers: Customer[]
  /** The same once more, for the eye alone. */
  repeated?: boolean
}

function Logos({ customers, repeated = false }: LogosProps): ReactElement {
  return (
    <ul className={styles.logos} aria-hidden={repeated || undefined}>
      {customers.map(({ _id, name, logo }) => (
        <li key={_id} className={styles.logo}>
          <Picture
            asset={logo}
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

/** A logo takes this many ms to make way for the next: the more there are, the longer a round. */
const msPerLogo = 3500

interface EndlessScroll {
  /** Holds everything twice. */
  track: RefObject<HTMLDivElement | null>
  /** False until the page runs, for those who want no motion, and once the visitor has paused it. */
  playing: boolean
  toggle: () => void
}

/**
 * Moves a track by half its width, again and again. It can be paused (WCAG 2.2.2), and rests
 * while it is pointed at.
 *
 * @param count of what the track holds twice
 */
export function useEndlessScroll(count: number): EndlessScroll {
  const track = useRef<HTMLDivElement>(null)
  const [animation, setAnimation] = useState<Animation>()
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    const { current } = track
    if (!current) return
    // Not in the stylesheet: there the time of a round could not depend on how many there are.
    const rounds = current.animate([{ translate: '0' }, { translate: '-50%' }], {
      duration: count * msPerLogo,
      iterations: Number.POSITIVE_INFINITY,
    })
    rounds.pause()
    setAnimation(rounds)
    return () => rounds.cancel()
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
