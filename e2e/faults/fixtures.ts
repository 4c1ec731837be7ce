import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, type StackOptions, sharedAddressLimits, startStack } from '@stampa/stack'
import { test as base, expect } from '../fixtures.ts'

export { expect }

interface OwnStack {
  ownOptions: Partial<StackOptions>
  ownDataDir: string
  /** A platform for this file only, whose parts a test may kill and stop. */
  own: Stack
}

export const test = base.extend<object, OwnStack>({
  ownOptions: [{}, { option: true, scope: 'worker' }],
  ownDataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'stampa-own-'))
      await use(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ stack, ownDataDir, ownOptions }, use) => {
      const own = await startStack({
        dataDir: ownDataDir,
        releasesFrom: stack.releasesDir,
        release: [],
        logLevel: 'fatal',
        limits: sharedAddressLimits,
        ...ownOptions,
      })
      await use(own)
      await own.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Whether this is `npm run test:faults`, whose tests take longer than their smoke form in `npm test`. */
export function isFullLength(): boolean {
  return test.info().project.name === 'faults'
}

/** Kills a process of the stack and waits for its successor. */
export async function killPart(own: Stack, part: string): Promise<void> {
  const pid = pidOf(own, part)
  own.kill(part)
  await expect.poll(() => pidOf(own, part), { timeout: 60_000 }).not.toBe(pid)
}

export function pidOf(own: Stack, part: string): number | undefined {
  return own.parts.find(({ name }) => name === part)?.pid
}
