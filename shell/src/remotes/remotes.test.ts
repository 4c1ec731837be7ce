import { expect, it } from 'vitest'
import { RemoteError, Remotes, withinLimit } from './remotes.ts'

const registry = { serial: 1, remotes: { a: { version: '1.0.0' } } } as never

it('loads a remote once for several callers', async () => {
  let loads = 0
  const remotes = new Remotes(registry, async () => ({ routes: [{ id: String(++loads) }] }))
  const [first, second] = await Promise.all([remotes.load('a'), remotes.load('a')])
  expect(first).toBe(second)
  expect(loads).toBe(1)
  expect(await remotes.failure('a')).toBeUndefined()
})

it('remembers a failure until it is retried and counts the attempts', async () => {
  const attempts: number[] = []
  const remotes = new Remotes(registry, async (_name, _remote, attempt) => {
    attempts.push(attempt)
    if (attempt === 1) throw new Error('offline')
    return { routes: [] }
  })
  await expect(remotes.load('a')).rejects.toBeInstanceOf(RemoteError)
  await expect(remotes.load('a')).rejects.toThrow('"a" could not be loaded')
  expect(await remotes.failure('a')).toMatchObject({ remote: 'a', cause: { message: 'offline' } })
  remotes.retry('a')
  await expect(remotes.load('a')).resolves.toEqual({ routes: [] })
  expect(attempts).toEqual([1, 2])
})

it('has no failure for a remote that was not requested and rejects one that is not in the registry', async () => {
  const remotes = new Remotes(registry, async () => ({ routes: [] }))
  expect(await remotes.failure('a')).toBeUndefined()
  await expect(remotes.load('b')).rejects.toMatchObject({
    cause: { message: 'It is not in the registry' },
  })
})

it('rejects a promise that does not settle within the limit', async () => {
  await expect(withinLimit(new Promise(() => undefined), 1)).rejects.toThrow(
    'No answer within 1 ms',
  )
})
