import { expect, onTestFinished, test } from 'vitest'
import { baseEnv } from './group.ts'
import { type LogLine, Part, type PartSpec } from './part.ts'
import { processIdentity } from './process-identity.ts'

const shell = (script: string) => ({ file: '/bin/sh', args: ['-c', script], env: baseEnv() })

function makePart(script: string, spec: Partial<PartSpec> = {}) {
  const lines: string[] = []
  const started: number[] = []
  const part = new Part(
    { name: 'sample', command: async () => shell(script), ready: async () => {}, ...spec },
    {
      onLog: ({ part: name, text }: LogLine) => lines.push(`${name}: ${text}`),
      onStart: async (_, pid) => void started.push(pid),
    },
  )
  onTestFinished(() => part.stop())
  return { part, lines, started }
}

const isAlive = async (pid: number) => (await processIdentity(pid)) !== undefined

test('restarts a part that ends unexpectedly', async () => {
  const { part, lines, started } = makePart('echo up; exec sleep 60')
  await part.start()
  const first = part.pid
  await expect.poll(() => lines).toContain('sample: up')
  part.signal('SIGKILL')
  await expect.poll(() => part.restarts).toBe(1)
  await expect.poll(() => lines.filter(line => line === 'sample: up')).toHaveLength(2)
  expect(part.pid).not.toBe(first)
  expect(started).toEqual([first, part.pid])
  expect(lines).toContain('sample: sample ended (SIGKILL), restarting it')
  await part.stop()
})

test('keeps a halted part stopped until it is resumed', async () => {
  const { part, lines, started } = makePart('echo up; exec sleep 60')
  await part.start()
  const { pid: first = 0 } = part
  await part.halt()
  expect(await isAlive(first)).toBe(false)
  await expect.poll(() => lines).toContain('sample: sample ended (SIGTERM), on request')
  expect(started).toEqual([first])
  part.resume()
  await expect.poll(() => started).toHaveLength(2)
  await part.stop()
})

test('stops a halted part for good', async () => {
  const { part, started } = makePart('exec sleep 60')
  await part.start()
  await part.halt()
  await part.stop()
  expect(started).toHaveLength(1)
  expect(part.restarts).toBe(0)
})

test('kills the child processes of a killed part', async () => {
  const { part, lines } = makePart('sleep 60 & echo $!; wait')
  await part.start()
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const fork = Number(lines[0]?.split(' ')[1])
  expect(await isAlive(fork)).toBe(true)
  part.signal('SIGKILL')
  await expect.poll(() => isAlive(fork)).toBe(false)
  await part.stop()
})

test('reports the output of a part that ends before it is ready, without the frames of a stack trace', async () => {
  const { part } = makePart("echo the reason; echo '    at load (file:///app)'; exit 3", {
    ready: () => Promise.reject(new Error('not yet')),
  })
  await expect(part.start()).rejects.toThrow(
    /sample ended before it was ready \(code 3\)\n {2}the reason$/,
  )
})

test('names a missing program', async () => {
  const { part } = makePart('', {
    command: async () => ({ file: '/no/such/program', args: ['--secret'], env: {} }),
  })
  const failure = expect(part.start()).rejects
  await failure.toThrow('Cannot start /no/such/program')
  await failure.not.toThrow('--secret')
})

test('kills a part and its children when it ignores the signal to end', async () => {
  const { part, lines } = makePart("trap '' TERM; sleep 60 & echo $!; while :; do wait; done", {
    end: { graceMs: 100 },
  })
  await part.start()
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const { pid = 0 } = part
  await part.stop()
  expect(await isAlive(pid)).toBe(false)
  await expect.poll(() => isAlive(Number(lines[0]?.split(' ')[1]))).toBe(false)
  expect(part.restarts).toBe(0)
})

test('does not start a part that is stopped while starting', async () => {
  const gate = Promise.withResolvers<void>()
  const { part, started } = makePart('', {
    command: async () => {
      await gate.promise
      return shell('exec sleep 60')
    },
  })
  const start = part.start()
  const stop = part.stop()
  gate.resolve()
  await expect(start).rejects.toThrow()
  await stop
  expect(started).toEqual([])
})
