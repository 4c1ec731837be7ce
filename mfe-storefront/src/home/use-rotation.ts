import { wrapAround } from '@stampa/ui/wrap-around/wrap-around.ts'
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Milliseconds that a banner is shown. */
export const rotationInterval = 5000

export type Rotation = ReturnType<typeof useRotation>

/**
 * Rotates through `count` slides. The rotation can be paused (WCAG 2.2.2), and rests while the pointer or the
 * keyboard focus is in the slider or the tab is hidden. It waits for the picture of the next slide. It starts paused for
 * visitors who prefer reduced motion.
 *
 * @param slides parent of the slides
 */
export function useRotation(count: number, slides: RefObject<HTMLElement | null>) {
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
