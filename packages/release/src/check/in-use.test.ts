import type { Registry, Release } from '@stampa/platform/release'
import { expect, test } from 'vitest'
import type { LogEntry } from '../store-reader.ts'
import { versionsInUse } from './in-use.ts'

const now = new Date('2026-11-30T00:00:00.000Z')
const updatedAt = '2026-10-01T00:00:00.000Z'

function registryWith(versions: Record<string, string>): Registry {
  const live = Object.entries(versions).map(([name, version]) => [name, { name, version }])
  return {
    serial: 1,
    updatedAt,
    live: Object.fromEntries(live) as Record<string, Release>,
    previous: {},
    canary: {},
  }
}

const entry = (version: string, day: string, action: LogEntry['action'] = 'live'): LogEntry => ({
  name: 'shell',
  version,
  action,
  by: 'anna@machine',
  at: `2026-${day}T00:00:00.000Z`,
})

test('returns the live version and those replaced less than 30 days ago', () => {
  const log = [entry('1.0.3', '11-20'), entry('1.0.2', '11-10'), entry('1.0.1', '10-20')]
  const older = [entry('1.0.0', '09-01')]
  expect(versionsInUse(registryWith({ shell: '1.0.3' }), [...log, ...older], now)).toEqual([
    { name: 'shell', version: '1.0.3', since: log[0]?.at },
    { name: 'shell', version: '1.0.2', since: log[1]?.at, until: log[0]?.at },
    { name: 'shell', version: '1.0.1', since: log[2]?.at, until: log[1]?.at },
  ])
})

test('returns a version that is live again once, with its last time', () => {
  const log = [
    entry('1.0.0', '11-29', 'rolled back'),
    entry('1.0.1', '11-28'),
    entry('1.0.1', '11-28', 'published'),
    entry('1.0.0', '11-01'),
  ]
  expect(versionsInUse(registryWith({ shell: '1.0.0' }), log, now)).toEqual([
    { name: 'shell', version: '1.0.0', since: log[0]?.at },
    { name: 'shell', version: '1.0.1', since: log[1]?.at, until: log[0]?.at },
  ])
})

test('returns live versions whose beginning no entry states, and none of a revoked name', () => {
  const log = [entry('1.0.0', '11-29')]
  expect(versionsInUse(registryWith({ admin: '2.0.0' }), log, now)).toEqual([
    { name: 'admin', version: '2.0.0', since: updatedAt },
  ])
})

test('returns a canary, also a withdrawn one, with the live version beside it', () => {
  const log = [
    entry('1.0.2', '11-29', 'canary'),
    entry('1.0.1', '11-28', 'withdrawn'),
    entry('1.0.1', '11-27', 'canary'),
    entry('1.0.0', '11-01'),
  ]
  expect(versionsInUse(registryWith({ shell: '1.0.0' }), log, now)).toEqual([
    { name: 'shell', version: '1.0.2', since: log[0]?.at },
    { name: 'shell', version: '1.0.1', since: log[2]?.at, until: log[1]?.at },
    { name: 'shell', version: '1.0.0', since: log[3]?.at },
  ])
})
