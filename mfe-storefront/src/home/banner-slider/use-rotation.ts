import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** A banner stays this many ms before the next one takes its place. */
export const rotationInterval = 5000

export interface Rotation {
  index: number
  /** False once the visitor has paused it, or wants no motion: it starts again only on demand. */
  playing: boolean
  /** Whether it moves at this moment: not while the visitor looks at it or is elsewhere. */
  moving: boolean
  show: (index: number) => void
  step: (by: number) => void
  toggle: () => void
  /** For the element that holds the rotation still while pointer or keyboard are in it. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onKeyDown: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Shows one of `count` places after the other, forever, every 5 seconds. A single one stays.
 * It can be paused (WCAG 2.2.2), and rests while it is pointed at, holds the keyboard's
 * focus, or the tab is hidden.
 */
export function useRotation(count: number): Rotation {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner gets its full time, also one that was chosen by hand.
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setIndex(at => wrapAround(at, 1, count)), rotationInterval)
    return () => clearTimeout(timer)
  }, [moving, count, index])

  return {
    index,
    playing,
    moving,
    show: setIndex,
    step: by => setIndex(at => wrapAround(at, by, count)),
    toggle: () => setPlaying(on => !on),
    hold: {
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // A click focuses a button as well; that alone must not stop everything for good.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onKeyDown: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
