import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Media } from '../src/media/media.ts'
import type { ListedFolder, MediaStorage } from '../src/media/storage/storage.ts'
import { type MediaPlaceTest, openPlace, placeNames, png, receive, store } from './media-places.ts'

const day = 24 * 60 * 60 * 1000

describe.each(placeNames)('in %s', name => {
  let place: MediaPlaceTest

  beforeEach(async () => {
    place = await openPlace(name)
  })

  afterEach(() => place.close())

  async function listed(storage: MediaStorage): Promise<ListedFolder[]> {
    const folders: ListedFolder[] = []
    for await (const folder of storage.list('things')) folders.push(folder)
    return folders
  }

  const in8Days = () => new Date(Date.now() + 8 * day)
  const nothing = async () => new Set<string>()

  test('marks unreferenced folders and removes them a week later', async () => {
    const media = await place.media()
    const used = await store(media, 'publish', await png(10))
    const unused = await store(media, 'publish', await png(20))
    const isReferenced = async (hashes: string[]) => new Set(hashes.filter(h => h === used.hash))
    const url = (image: { hash: string }) => `/media/things/${image.hash}`

    expect(await media.collectUnreferenced({ isReferenced, now: in8Days() })).toEqual({
      seen: 2,
      marked: 1,
      removed: 0,
    })
    const soon = new Date(Date.now() + 6 * day)
    expect(await media.collectUnreferenced({ isReferenced, now: soon })).toEqual({
      seen: 2,
      marked: 0,
      removed: 0,
    })
    expect(await place.isPublic(`things/${unused.hash}/20.webp`)).toBe(true)
    expect(await media.collectUnreferenced({ isReferenced, now: in8Days() })).toEqual({
      seen: 2,
      marked: 0,
      removed: 1,
    })
    expect(await place.isPublic(`things/${unused.hash}/20.webp`)).toBe(false)
    expect(await media.find(url(unused))).toBeUndefined()
    expect(await media.find(url(used))).toEqual(used)
    expect(await place.leftover()).toEqual([])
  })

  test.each<[string, (media: Media, url: string, file: Buffer) => Promise<unknown>]>([
    ['was uploaded again', (media, _url, file) => store(media, 'publish', file)],
    ['was looked up to be used', (media, url) => media.find(url)],
    [
      'is named again',
      (media, url) =>
        media
          .collectUnreferenced({ isReferenced: async hashes => new Set(hashes), now: in8Days() })
          .then(() => url),
    ],
  ])('begins anew with what %s', async (_how, use) => {
    const media = await place.media()
    const file = await png(10)
    const image = await store(media, 'publish', file)
    await media.collectUnreferenced({ isReferenced: nothing })
    await use(media, `/media/things/${image.hash}`, file)
    const again = await media.collectUnreferenced({ isReferenced: nothing, now: in8Days() })
    expect(again).toEqual({ seen: 1, marked: 1, removed: 0 })
    const later = await media.collectUnreferenced({ isReferenced: nothing, now: in8Days() })
    expect(later).toEqual({ seen: 1, marked: 0, removed: 1 })
  })

  test('keeps a folder whose row is inserted at the last moment', async () => {
    const media = await place.media()
    const image = await store(media, 'publish', await png(10))
    await media.collectUnreferenced({ isReferenced: nothing })
    let asked = 0
    const isReferenced = async (hashes: string[]) => new Set(asked++ === 0 ? [] : hashes)
    expect(await media.collectUnreferenced({ isReferenced, now: in8Days() })).toMatchObject({
      removed: 0,
    })
    expect(await media.find(`/media/things/${image.hash}`)).toEqual(image)
  })

  test('continues an interrupted run', async () => {
    const media = await place.media()
    const storage = await place.storage()
    const image = await store(media, 'publish', await png(10))
    await storage.write(`things/${image.hash}/.removing`, '')
    // A second upload of the same bytes cannot know that the first one ended.
    await expect(store(media, 'publish', await png(10))).rejects.toMatchObject({ fault: 'busy' })
    await media.collectUnreferenced({ isReferenced: nothing })
    expect(await store(media, 'publish', await png(10))).toEqual(image)

    await media.collectUnreferenced({ isReferenced: nothing })
    await storage.write(`things/${image.hash}/.removing`, '')
    await storage.delete(`things/${image.hash}/image.json`)
    await media.collectUnreferenced({ isReferenced: nothing, now: in8Days() })
    expect(await listed(storage)).toEqual([])
    expect(await store(media, 'publish', await png(10))).toEqual(image)
  })

  test('removes nothing when the query of references fails', async () => {
    const media = await place.media()
    await store(media, 'publish', await png(10))
    await media.collectUnreferenced({ isReferenced: nothing })
    const isReferenced = async () => {
      throw new Error('database away')
    }
    await expect(media.collectUnreferenced({ isReferenced, now: in8Days() })).rejects.toThrow(
      'database away',
    )
    expect(await listed(await place.storage())).toHaveLength(1)
  })

  test('removes a file at once when it is named repeatedly, by two calls, or was removed before', async () => {
    const media = await place.media()
    const { hash } = await store(media, 'keep', await png(10))
    const erase = () => media.removeUnreferenced([hash, hash], nothing)
    await Promise.all([erase(), erase()])
    await erase()
    expect(await listed(await place.storage())).toEqual([])
  })

  /** Every order of the steps of an upload and of a removal of the same bytes. */
  test('never removes a file that an upload has just found', async () => {
    const file = await png(10)
    for (let pause = 0; pause < 8; pause++) {
      const media = await place.media(`race${'x'.repeat(pause)}`)
      await store(media, 'publish', file)
      await media.collectUnreferenced({ isReferenced: nothing })
      const isReferenced = async () => {
        for (let turn = 0; turn < pause; turn++) await new Promise(setImmediate)
        return new Set<string>()
      }
      const upload = await receive(media, file)
      const [image] = await Promise.all([
        media.publish(upload).catch(error => {
          expect(error).toMatchObject({ fault: 'busy' })
        }),
        media.collectUnreferenced({ isReferenced, now: in8Days() }),
      ])
      await upload.discard()
      if (!image) continue
      expect(await media.find(`/media/${media.collection}/${image.hash}`)).toEqual(image)
      expect(await place.isPublic(`${media.collection}/${image.hash}/10.webp`)).toBe(true)
    }
  })
})
