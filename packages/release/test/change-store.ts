/**
 * Publishes builds and makes each live, in order, and prints each completed step: `node change-store.ts <store>
 * <build folder>...`. With BUCKET, the options of a bucket as JSON, the store is in the bucket.
 */
import { writeSync } from 'node:fs'
import { ReleaseBucket } from '@stampa/registry'
import { openStore, ReleaseError } from '../src/index.ts'

const [directory = '', ...builds] = process.argv.slice(2)
const { BUCKET } = process.env
const store = openStore(directory, {
  bucket: BUCKET ? new ReleaseBucket(JSON.parse(BUCKET)) : undefined,
})

try {
  for (const build of builds) {
    const { name, version } = await store.publish(build)
    await store.activate(name, version)
    writeSync(1, `${name} ${version}\n`)
  }
} catch (error) {
  if (!(error instanceof ReleaseError) && !(error instanceof Error && 'syscall' in error))
    throw error
  console.error(error.message)
  process.exitCode = 1
}
