import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timeouts } from '../src/timeouts.ts'

test('an image is given up before the service answers, and the service answers before the gateway', async () => {
  const { decoderTurn, decoding, rendering, handler } = timeouts
  expect(decoderTurn + Math.max(decoding, rendering)).toBeLessThan(handler)
  const template = join(import.meta.dirname, '../../../gateway/templates/api.conf.template')
  const seconds = [...(await readFile(template, 'utf8')).matchAll(/proxy_read_timeout (\d+)s/g)]
  expect(seconds.length).toBeGreaterThan(0)
  for (const [, gateway] of seconds) expect(Number(gateway) * 1000).toBeGreaterThan(handler)
})
