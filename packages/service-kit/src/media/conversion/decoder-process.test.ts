import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bounds, type DecoderProcess, startDecoderProcess } from './decoder-process.ts'

let folder: string
let decoder: DecoderProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-test-'))
})

afterEach(() => rm(folder, { recursive: true }))

const strict = (limit: object) => ({ ...bounds, draw: { ...bounds.draw, ...limit } })

/** Draws for hours inside a single call of the library, which no timeout of its own interrupts. */
const endlessSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600">
  <filter id="f" x="0" y="0" width="1" height="1">
    ${'<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(50)}
  </filter>
  <rect width="1600" height="1600" filter="url(#f)"/>
</svg>`

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return path
}

async function draw(svg: string): Promise<string> {
  return decoder.run({ kind: 'draw', path: await fileOf(svg), folder })
}

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function black(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
}

const pixel = () => black(1, 1)

test('runs one job after another', async () => {
  decoder = startDecoderProcess()
  const path = await fileOf(await pixel())
  for (let turn = 0; turn < 3; turn++) {
    const size = await decoder.run({ kind: 'inspect', path, format: 'png' })
    expect(size).toMatchObject({ width: 1, height: 1 })
  }
  expect(decoder.alive).toBe(true)
})

test.each([
  ['processor time', { cpuSeconds: 0.5 }],
  ['time', { clockSeconds: 1 }],
])('is ended when a picture takes too much %s', async (_what, limit) => {
  decoder = startDecoderProcess(strict(limit))
  await expect(draw(endlessSvg)).rejects.toMatchObject({ fault: 'costly' })
  expect(decoder.alive).toBe(false)
  await expect.poll(() => isRunning(decoder.pid)).toBe(false)
})

test('is killed when a picture takes too much memory', async () => {
  decoder = startDecoderProcess(strict({ memory: 150e6 }))
  // A drawing of one pixel may hold a picture of forty million.
  const inner = await black(8000, 5000)
  const href = `data:image/png;base64,${inner.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image width="1" height="1" href="${href}"/></svg>`
  await expect(draw(svg)).rejects.toMatchObject({ fault: 'costly' })
  await expect.poll(() => isRunning(decoder.pid)).toBe(false)
})

test('reports a damaged file when the process dies', async () => {
  decoder = startDecoderProcess()
  const path = await fileOf(await pixel())
  await decoder.run({ kind: 'inspect', path, format: 'png' })
  await writeFile(path, endlessSvg)
  // It has taken the job when this returns: it is up, and orders wait in its pipe.
  const done = decoder.run({ kind: 'draw', path, folder })
  process.kill(Number(decoder.pid), 'SIGSEGV')
  await expect(done).rejects.toMatchObject({ fault: 'damaged' })
  expect(decoder.alive).toBe(false)
})

test('does not blame the file when the process is killed from outside', async () => {
  decoder = startDecoderProcess()
  const path = await fileOf(await pixel())
  await decoder.run({ kind: 'inspect', path, format: 'png' })
  await writeFile(path, endlessSvg)
  const done = decoder.run({ kind: 'draw', path, folder })
  process.kill(Number(decoder.pid), 'SIGKILL')
  await expect(done).rejects.toMatchObject({ fault: 'busy' })
})

test('does not report a damaged file when the disk fails', async () => {
  decoder = startDecoderProcess()
  const path = await fileOf(await pixel())
  const missing = join(folder, 'missing')
  await expect(
    decoder.run({ kind: 'render', path, format: 'png', folder: missing }),
  ).rejects.toMatchObject({ code: 'ENOENT' })
  expect(decoder.alive).toBe(true)
})

test.runIf(process.platform === 'linux')('is given no secret of ours', async () => {
  process.env.DECODER_TEST_SECRET = 'secret'
  decoder = startDecoderProcess()
  await decoder.run({ kind: 'inspect', path: await fileOf(await pixel()), format: 'png' })
  const environment = await readFile(`/proc/${decoder.pid}/environ`, 'utf8')
  expect(environment).toContain('MALLOC_ARENA_MAX=2')
  expect(environment).not.toContain('secret')
  delete process.env.DECODER_TEST_SECRET
})

test('ends with its parent process, also during a job', async () => {
  const svg = await fileOf(endlessSvg)
  const script = `
    import { startDecoderProcess } from ${JSON.stringify(join(import.meta.dirname, 'decoder-process.ts'))}
    const decoder = startDecoderProcess()
    decoder.run({ kind: 'draw', path: ${JSON.stringify(svg)}, folder: ${JSON.stringify(folder)} })
    console.log(decoder.pid)`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(said)
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('does not load sharp in the parent process', async () => {
  const script = `
    await import(${JSON.stringify(join(import.meta.dirname, '../index.ts'))})
    process.exitCode = process.report.getReport().sharedObjects.some(path => path.includes('vips')) ? 1 : 0`
  const service = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  expect(await once(service, 'exit')).toEqual([0, null])
})

test('does not keep its parent process alive', async () => {
  const script = `
    import { startDecoderProcess } from ${JSON.stringify(join(import.meta.dirname, 'decoder-process.ts'))}
    const decoder = startDecoderProcess()
    await decoder.run({ kind: 'inspect', path: ${JSON.stringify(await fileOf(await pixel()))}, format: 'png' })`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  expect(await once(parent, 'exit')).toEqual([0, null])
})

test('ends the drawing of an SVG after a second of processor time', async () => {
  expect(bounds.draw.cpuSeconds).toBe(1)
  // The bounds of other previews would let it go on for an hour.
  const preview = { ...bounds.preview, cpuSeconds: 3600, clockSeconds: 3600 }
  decoder = startDecoderProcess({ ...bounds, preview })
  const path = await fileOf(endlessSvg)
  const work = decoder.run({ kind: 'preview', path, format: 'svg', folder })
  await expect(work).rejects.toMatchObject({ fault: 'costly' })
})
