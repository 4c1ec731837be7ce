import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  claimDrafts,
  expireDrafts,
  firstFilesWithin,
  forgetDrafts,
  grace,
  keepDraft,
  loadDraft,
  mayKeepDrafts,
} from './draft-store.ts'

const form = '/admin/offers/new'

const storageMethods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', Object.create(storageMethods))
  // IndexedDB, which keeps the files, is missing here as in a private window.
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Signs in as in the form: the token is stored, then the drafts are claimed. */
async function signIn(administrator: string): Promise<void> {
  const payload = Buffer.from(JSON.stringify({ sub: administrator, name: 'Μαρία ÿÿ>>??' }))
  localStorage.setItem('adminToken', `e30.${payload.toString('base64url')}.c2ln`)
  await claimDrafts()
}

const endSession = () => localStorage.removeItem('adminToken')

/** Keeps a draft as a form does. */
function write(): void {
  if (mayKeepDrafts()) {
    keepDraft(form, { customer: 'Μαρία' }, { values: { customer: '' }, version: undefined })
  }
}

const kept = async () => (await loadDraft(form)) !== undefined

test('the sign-out deletes drafts, and a form in another tab keeps none', async () => {
  await signIn('maria')
  write()
  expect(await kept()).toBe(true)
  endSession()
  await forgetDrafts()
  expect(Object.keys(localStorage)).toEqual([])
  write()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft survives the end of the session until the same administrator signs in', async () => {
  await signIn('maria')
  endSession()
  write()
  await expireDrafts()
  await vi.advanceTimersByTimeAsync(grace - 1)
  expect(await kept()).toBe(true)
  await signIn('maria')
  await vi.advanceTimersByTimeAsync(grace)
  expect(await kept()).toBe(true)
})

test('a draft is deleted a while after the session has ended', async () => {
  await signIn('maria')
  write()
  endSession()
  await expireDrafts()
  // A reload of the sign-in page does not extend it.
  await vi.advanceTimersByTimeAsync(grace - 1)
  await expireDrafts()
  await vi.advanceTimersByTimeAsync(1)
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft is deleted when the sign-in page is opened long after the end of the session', async () => {
  await signIn('maria')
  write()
  endSession()
  await expireDrafts()
  vi.clearAllTimers()
  vi.setSystemTime(Date.now() + grace)
  await expireDrafts()
  expect(Object.keys(localStorage)).toEqual([])
})

test('another administrator receives no draft', async () => {
  await signIn('maria')
  write()
  endSession()
  await expireDrafts()
  await signIn('eleni')
  expect(await kept()).toBe(false)
})

test('a session that another release began keeps drafts', async () => {
  await signIn('maria')
  localStorage.removeItem('stampa-draft-owner')
  write()
  expect(await kept()).toBe(true)
  await signIn('maria')
  expect(await kept()).toBe(true)
})

const fileOf = (size: number) => new File([new Uint8Array(size)], `${size}.png`)

test('keeps the most files from the first on that fit the limit together', () => {
  const sizes = fc.array(fc.nat({ max: 50 }), { maxLength: 12 })
  fc.assert(
    fc.property(sizes, fc.nat({ max: 200 }), (sizes, limit) => {
      const files = sizes.map(fileOf)
      const bytes = (count: number) => sizes.slice(0, count).reduce((sum, size) => sum + size, 0)
      const kept = firstFilesWithin(files, limit)
      expect(kept).toEqual(files.slice(0, kept.length))
      expect(bytes(kept.length)).toBeLessThanOrEqual(limit)
      if (kept.length < sizes.length) expect(bytes(kept.length + 1)).toBeGreaterThan(limit)
    }),
  )
})
