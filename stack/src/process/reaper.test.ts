import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processIdentity } from './process-identity.ts'

/** Starts two groups, forgets the second, prints their pids and hangs. */
const program = `
  import { ProcessGroup } from ${JSON.stringify(join(import.meta.dirname, 'group.ts'))}
  const sleep = { file: '/bin/sleep', args: ['60'], env: {} }
  const [kept, ended] = [await ProcessGroup.start(sleep), await ProcessGroup.start(sleep)]
  await ended.end()
  console.log(kept.pid + ' ' + ended.pid)
  setInterval(() => {}, 1000)
`

test('ends the process groups of a killed process', async () => {
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [output] = await once(parent.stdout.setEncoding('utf8'), 'data')
  const [kept, ended] = String(output).split(' ').map(Number)
  if (!kept || !ended) throw new Error(`No process numbers: ${output}`)
  expect(await processIdentity(kept)).toBeDefined()
  expect(await processIdentity(ended)).toBeUndefined()
  parent.kill('SIGKILL')
  await expect.poll(() => processIdentity(kept)).toBeUndefined()
})
