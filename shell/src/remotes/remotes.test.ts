import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type LoadRemote, RemoteError, Remotes, withinLimit } from './remotes.ts'

const registry = { serial: 1, remotes: { a: { version: '1.0.0' } } } as never
const ignore = () => undefined

it('loads a remote once for several callers', async () => {
  let loads = 0
  const remotes = new Remotes(registry, async () => ({ routes: [{ id: String(++loads) }] }), ignore)
  const [first, second] = await Promise.all([remotes.load('a'), remotes.load('a')])
  expect(first).toBe(second)
  expect(loads).toBe(1)
  expect(await remotes.failure('a')).toBeUndefined()
})

it('remembers a failure until it is retried and counts the attempts', async () => {
  const attempts: number[] = []
  const load = async (_version: unknown, attempt: number) => {
    attempts.push(attempt)
    if (attempt === 1) throw new Error('offline')
    return { routes: [] }
  }
  const remotes = new Remotes(registry, load, ignore)
  await expect(remotes.load('a')).rejects.toBeInstanceOf(RemoteError)
  await expect(remotes.load('a')).rejects.toThrow('"a" could not be loaded')
  expect(await remotes.failure('a')).toMatchObject({ remote: 'a', cause: { message: 'offline' } })
  remotes.retry('a')
  await expect(remotes.load('a')).resolves.toEqual({ routes: [] })
  expect(attempts).toEqual([1, 2])
})

it('has no failure for a remote that was not requested and rejects one that is not in the registry', async () => {
  const remotes = new Remotes(registry, async () => ({ routes: [] }), ignore)
  expect(await remotes.failure('a')).toBeUndefined()
  await expect(remotes.load('b')).rejects.toMatchObject({
    cause: { message: 'It is not in the registry' },
  })
})

it('reports a remote that fails, and none that is late and has no version before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const reported: string[] = []
  const load: LoadRemote = (_version, attempt) =>
    attempt === 1 ? new Promise(() => undefined) : Promise.reject(new Error('altered'))
  const remotes = new Remotes(registry, load, name => reported.push(name))
  const late = expect(remotes.load('a')).rejects.toBeInstanceOf(RemoteError)
  await vi.advanceTimersByTimeAsync(5000)
  await late
  expect(reported).toEqual([])
  remotes.retry('a')
  await expect(remotes.load('a')).rejects.toBeInstanceOf(RemoteError)
  expect(reported).toEqual(['a'])
})

describe('with a version before', () => {
  const before = { version: '0.9.0' }
  const registry = { serial: 1, remotes: { a: { version: '1.0.0', before } } } as never

  it('loads it when the live one fails, and reports that one once', async () => {
    const loaded: string[] = []
    const reported: string[][] = []
    const load: LoadRemote = async ({ version }) => {
      loaded.push(version)
      if (version === '1.0.0') throw new Error('altered')
      return { routes: [{ id: version }] }
    }
    const remotes = new Remotes(registry, load, (...report) => reported.push(report))
    expect(await remotes.load('a')).toEqual({ routes: [{ id: '0.9.0' }] })
    expect(await remotes.fallBack('a')).toEqual({ routes: [{ id: '0.9.0' }] })
    expect(remotes.hasFallenBack('a')).toBe(true)
    expect(await remotes.failure('a')).toBeUndefined()
    expect({ loaded, reported }).toEqual({
      loaded: ['1.0.0', '0.9.0'],
      reported: [['a', '1.0.0']],
    })
  })

  it('rejects with the failure of the live one when both fail, and tries the one before once', async () => {
    const loaded: string[] = []
    const load: LoadRemote = async ({ version }) => {
      loaded.push(version)
      throw new Error(`${version} is altered`)
    }
    const remotes = new Remotes(registry, load, ignore)
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(remotes.load('a')).rejects.toMatchObject({
        cause: { message: '1.0.0 is altered' },
      })
      remotes.retry('a')
    }
    expect(loaded).toEqual(['1.0.0', '0.9.0', '1.0.0'])
  })
})

it('rejects a promise that does not settle within the limit', async () => {
  await expect(withinLimit(new Promise(() => undefined), 1)).rejects.toThrow(
    'No answer within 1 ms',
  )
})
