import { readdir, readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { CatalogTest, png } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

async function upload(width: number) {
  const image = await png({ width })
  return catalog.call<{ code?: string }>('POST', '/api/categories/upload', { form: { image } })
}

/** Returns the process ids of the decoders. */
async function decoders(): Promise<number[]> {
  const tasks = await readdir('/proc/self/task')
  const children = await Promise.all(
    tasks.map(task => readFile(`/proc/self/task/${task}/children`, 'utf8')),
  )
  const pids = children.join(' ').split(' ').filter(Boolean)
  const programs = await Promise.all(pids.map(pid => readFile(`/proc/${pid}/cmdline`, 'utf8')))
  return pids.filter((_, index) => programs[index]?.includes('conversion/process')).map(Number)
}

/** More than the queue accepts, on any number of processors. */
const crowd = 150

test.runIf(process.platform === 'linux')(
  'answers 503 with Retry-After when the conversion queue is full, and converts all other uploads',
  async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => upload(10 + index)))
    const stopped = await decoders()
    expect(stopped.length).toBeGreaterThan(0)
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    const sent = Array.from({ length: crowd }, (_, index) => upload(100 + index))
    const first = await Promise.race(sent)
    for (const pid of stopped) process.kill(pid, 'SIGCONT')

    // Rejected requests did not occupy a decoder.
    expect(first).toMatchObject({ status: 503, body: { code: 'busy' } })
    expect(first.headers['retry-after']).toBe('5')
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([503, 201]))
    expect((await catalog.files()).leftover).toEqual([])
    expect((await upload(500)).status).toBe(201)
  },
)
