/** `npm run restore`: a data folder from an archive of `npm run backup`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readArchive, readKeys } from '@stampa/backup'
import { defaultDataDir, runCommand } from './backup/command.ts'
import { restore } from './backup/restore.ts'

const usage = `npm run restore -- --key FILE ARCHIVE [options]

  --key FILE            the private key, as npm run backup -- --new-key or age-keygen writes it
  --to FOLDER           data folder to create. Default: DATA_DIR or .data; it must be missing or empty
  --until TIME ARCHIVE LATER
                        the databases as they were at this time (2026-11-23T10:00Z; UTC without a zone), from the last archive
                        before it and the next one after it; needs WAL_ARCHIVE=1 since the first
  --check               only read the archive to its end: complete, genuine and for this key`

await runCommand(async signal => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      to: { type: 'string' },
      until: { type: 'string' },
      check: { type: 'boolean' },
    },
  })
  const [archive, later] = positionals.map(path => resolve(path))
  const { until } = values
  if (until && Number.isNaN(Date.parse(until))) throw new Error(`'${until}' is no time.`)
  if (!values.key || !archive || Boolean(until) !== Boolean(later)) throw new Error(usage)
  const keys = await readKeys(values.key)
  if (values.check) {
    await readArchive(archive, keys, async (_header, content) => void content.resume(), signal)
    console.log(`✓ ${archive} is complete`)
    return
  }
  await restore({
    archive,
    keys,
    signal,
    report: console.log,
    dataDir: values.to ? resolve(values.to) : defaultDataDir(),
    ...(until && later && { pointInTime: { until, later } }),
  })
})
