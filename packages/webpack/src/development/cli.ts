#!/usr/bin/env node
/**
 * `stampa-dev [remote…] [--against URL]` develops the remotes of a team's own repository in the shell of a
 * running platform.
 */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readDeployable } from '../deployable.ts'
import { serveDevelopment } from './serve.ts'

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopped.abort())
}
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  })
  const folders =
    positionals.length > 0 ? positionals.map(name => `mfe-${name}`) : globSync('mfe-*')
  const deployables = await Promise.all(folders.map(folder => readDeployable(resolve(folder))))
  await serveDevelopment({ deployables, against: values.against, signal: stopped.signal })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
