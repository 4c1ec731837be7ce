import { buildRelease, readDeployable } from '@stampa/webpack'
import type { BuildJob } from './build.ts'

// The parent has ended, and with it the need for this build.
process.once('disconnect', () => process.exit(1))

const { directory, version, outputDirectory, source } = JSON.parse(
  process.argv[2] ?? 'null',
) as BuildJob

try {
  const deployable = await readDeployable(directory)
  await buildRelease({ deployable, version, outputDirectory, source })
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
