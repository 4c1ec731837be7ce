import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedAddressLimits, startStack } from '@stampa/stack'
import { publishRemotes } from './publish-remotes.ts'
import type { RunningStack } from './running-stack.ts'

/** Starts the platform of the run, on free ports and in a temporary folder. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stampa-e2e-'))
  const administrator = {
    email: 'admin@shop.example',
    password: randomBytes(18).toString('base64url'),
  }
  const released = Promise.withResolvers<void>()
  const starting = startStack({
    dataDir,
    demo: true,
    // The conversion of all takes a minute.
    demoPictures: 4,
    logLevel: 'warn',
    // All tests share one address and sign in often.
    limits: sharedAddressLimits,
    webhookPrivateAddresses: '127.0.0.1',
    publicWritesPer10Minutes: 6000,
    administrator,
    // `npm test` has built them before.
    releasesFrom: process.env.STAMPA_RELEASES,
    onStep: step => {
      if (step.step === 'end' && step.name === 'releases') released.resolve()
    },
  })
  await Promise.race([released.promise, starting])
  // While the demo content is stored.
  await publishRemotes(join(dataDir, 'releases'))
  const stack = await starting
  const running: RunningStack = {
    url: stack.url,
    administrator,
    releasesDir: stack.releasesDir,
    databaseUrl: stack.databaseUrl,
    pids: Object.fromEntries(stack.parts.map(({ name, pid }) => [name, pid ?? 0])),
    metricsFile: join(dataDir, 'run/metrics.json'),
  }
  process.env.STAMPA_TEST_STACK = join(dataDir, 'running-stack.json')
  await writeFile(process.env.STAMPA_TEST_STACK, JSON.stringify(running))
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
