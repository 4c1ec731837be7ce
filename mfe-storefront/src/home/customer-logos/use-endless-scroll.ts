import { type RefObject, useEffect, useRef, useState } from 'react'

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
