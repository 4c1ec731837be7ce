import { expect, test } from 'vitest'
import { LiveSessions } from './live-sessions.ts'

test('who comes in the same turn is answered by one question, others by their own', async () => {
  const asked: string[] = []
  const sessions = new LiveSessions(async id => {
    asked.push(id)
    return id === 'live'
  })
  const answers = ['live', 'ended', 'live', 'live'].map(id => sessions.isLive(id))
  expect(await Promise.all(answers)).toEqual([true, false, true, true])
  expect(asked.toSorted()).toEqual(['ended', 'live'])
})

test('whoever comes after the question was sent has it asked again', async () => {
  let live = true
  const questions: PromiseWithResolvers<void>[] = []
  const sessions = new LiveSessions(async () => {
    const answer = live
    const { promise } = question()
    await promise
    return answer
  })
  function question(): PromiseWithResolvers<void> {
    const made = Promise.withResolvers<void>()
    questions.push(made)
    return made
  }
  const before = sessions.isLive('s')
  await expect.poll(() => questions.length).toBe(1)
  live = false
  const after = sessions.isLive('s')
  await expect.poll(() => questions.length).toBe(2)
  for (const { resolve } of questions) resolve()
  expect([await before, await after]).toEqual([true, false])
})

test('a question that fails fails for those who wait for it, and no longer', async () => {
  let away = true
  const sessions = new LiveSessions(async () => {
    if (away) throw new Error('away')
    return true
  })
  const failed = await Promise.allSettled([sessions.isLive('s'), sessions.isLive('s')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  away = false
  expect(await sessions.isLive('s')).toBe(true)
})
