import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withFolder, withStack } from './platform/platform.ts'
import { startVisitors } from './platform/visitors.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

const repository = join(import.meta.dirname, '..')
const extraFiles = 64
const bytesPerFile = 16 * 1024 * 1024

async function measure(folder: string): Promise<Measurement[]> {
  const dataDir = join(folder, 'data')
  const target = join(folder, 'restored')
  const key = join(folder, 'key')
  const run = async (name: string, ...args: string[]) => {
    console.error(`${name} …`)
    const began = performance.now()
    const options = { cwd: repository, env: { ...process.env, DATA_DIR: dataDir } }
    const command = [`stack/src/${name}.ts`, ...args]
    const { stdout } = await promisify(execFile)(process.execPath, command, options)
    return { output: stdout.trim(), seconds: (performance.now() - began) / 1000 }
  }
  const recipient = /age1\w+/.exec((await run('backup', '--new-key', key)).output)?.[0] ?? ''
  const backUp = () => run('backup', '--recipient', recipient, '--to', folder)
  return withStack(dataDir, async stack => {
    for (let file = 0; file < extraFiles; file++) {
      await writeFile(join(dataDir, 'attachments', `${file}.bin`), randomBytes(bytesPerFile))
    }
    const visitors = startVisitors(stack.url, 4)
    const underLoad = await backUp()
    const { requests, failures } = await visitors.stop()
    await stack.stop()
    const { output, seconds } = await backUp()
    const archive = output.split('\n').at(-1) ?? ''
    const restored = await run('restore', '--key', key, '--to', target, archive)
    // Fails when a row or a file differs.
    console.error((await run('compare', dataDir, target)).output)
    const { size } = await stat(archive)
    return [
      { name: 'backup under load', values: [underLoad.seconds], ...inSeconds },
      { name: 'requests of visitors meanwhile', values: [requests] },
      { name: 'failed requests', values: [failures.length], goal: { atMost: 0 } },
      { name: 'backup of the stopped platform', values: [seconds], ...inSeconds },
      { name: 'archive', values: [size / 1e6], unit: 'MB' },
      {
        name: 'restore, every row and file equal',
        values: [restored.seconds],
        ...inSeconds,
        goal: { atMost: 300 },
      },
    ]
  })
}

const inSeconds = { unit: 's', digits: 1 }

/** `npm run bench:backup`: the demo shop with 1 GB of files, backed up under load and restored elsewhere. */
await runBenchmark(() => withFolder(measure))
