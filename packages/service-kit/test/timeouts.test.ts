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

test('a process that ends waits longer for its requests than they may take, and is not killed before', async () => {
  expect(timeouts.drain).toBeGreaterThan(timeouts.handler)
  const root = join(import.meta.dirname, '../../..')
  for (const [file, grace] of [
    ['docker-compose.yml', /x-service: &service[^&]*stop_grace_period: (\d+)s/],
    ['deploy/kubernetes/pods/kustomization.yaml', /terminationGracePeriodSeconds: (\d+)/],
  ] as const) {
    const [, seconds] = grace.exec(await readFile(join(root, file), 'utf8')) ?? []
    expect(Number(seconds) * 1000, file).toBeGreaterThan(timeouts.drain)
  }
})
