import { afterEach, expect, test, vi } from 'vitest'
import { achieved, track } from './track.ts'

afterEach(() => vi.unstubAllGlobals())

test('dispatches the event once in a browser', () => {
  const window = new EventTarget()
  const received: unknown[] = []
  window.addEventListener(achieved, event => received.push((event as CustomEvent).detail))
  vi.stubGlobal('window', window)
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  track('order-sent')
  expect(received).toEqual(['order-sent'])
})

test('does nothing on the page server', () => {
  expect(() => track('order-sent')).not.toThrow()
})
