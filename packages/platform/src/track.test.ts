import { afterEach, expect, test, vi } from 'vitest'
import { achieved, track } from './track.ts'

afterEach(() => vi.unstubAllGlobals())

test('in a browser whoever listens is told, once', () => {
  const window = new EventTarget()
  const told: unknown[] = []
  window.addEventListener(achieved, event => told.push((event as CustomEvent).detail))
  vi.stubGlobal('window', window)
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  track('order-sent')
  expect(told).toEqual(['order-sent'])
})

test('on the page server nothing happens', () => {
  expect(() => track('order-sent')).not.toThrow()
})
