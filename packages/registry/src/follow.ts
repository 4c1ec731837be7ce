#!/usr/bin/env node
/**
 * Keeps a folder at the state of the releases in a bucket, beside a page server or a gateway that reads the
 * folder. While the bucket does not answer, or is refused, the folder stays as it is.
 */
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { bucketOptions } from '@stampa/service-kit/bucket'
import { ReleaseBucket } from './release-bucket.ts'
import { readTrustedStore, removeUnsigned } from './trusted-store.ts'

/** Pause between two questions whether the bucket has another state, ms. */
const pauseMilliseconds = 2_000

const { RELEASES_DIR = '', RELEASES_ROOT = '', RELEASES_STORAGE = '' } = process.env
const location = { directory: resolve(RELEASES_DIR), root: resolve(RELEASES_ROOT) }
const bucket = new ReleaseBucket(bucketOptions('RELEASES_STORAGE', RELEASES_STORAGE, process.env))

// A restarted process refuses states older than that of its folder.
const before = await readTrustedStore(location, {}, new Date(), { mayBeStale: true }).catch(
  () => undefined,
)
let seen = before?.versions ?? {}
let failure = ''

// The first process of a container ends at a signal only if it says so. A copy that is cut off changes nothing.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit())

for (;;) {
  try {
    const trusted = await bucket.pull(location, seen)
    if (trusted) {
      seen = trusted.versions
      await removeUnsigned(location, trusted)
      console.log(`releases are at ${seen['timestamp.json']}`)
    }
    failure = ''
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (text !== failure) console.error(text)
    failure = text
  }
  await delay(pauseMilliseconds)
}
