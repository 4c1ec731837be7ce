import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { s3Storage } from '../src/media/storage/s3.ts'
import type { ListedFolder, MediaStorage } from '../src/media/storage/storage.ts'
import { type S3Server, startS3Server } from '../src/testing/s3-server.ts'
import { type MediaPlaceTest, openPlace, placeNames, png, store } from './media-places.ts'

const hash = 'a'.repeat(32)

async function foldersOf(storage: MediaStorage, collection = 'things'): Promise<ListedFolder[]> {
  const folders: ListedFolder[] = []
  for await (const folder of storage.list(collection)) folders.push(folder)
  return folders
}

describe.each(placeNames)('%s', name => {
  let place: MediaPlaceTest

  beforeEach(async () => {
    place = await openPlace(name)
  })

  afterEach(() => place.close())

  /** A folder with these files, to be published. */
  async function folderOf(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(place.directory, 'folder-'))
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content)
    }
    return folder
  }

  const files = { 'image.json': '{}', '.original.png': 'private', '320.webp': 'public' }

  async function listed(storage: MediaStorage, collection = 'things') {
    const folders = await foldersOf(storage, collection)
    return folders.map(({ name, files: { size } }) => [name, size] as const).sort()
  }

  test('stores a published folder once', async () => {
    const storage = await place.storage()
    expect(await storage.read(`things/${hash}/image.json`)).toBeUndefined()
    expect(await storage.open(`things/${hash}/320.webp`)).toBeUndefined()
    await storage.publish('things', hash, await folderOf(files))
    await storage.publish('things', hash, await folderOf(files))
    expect(await storage.read(`things/${hash}/image.json`)).toBe('{}')
    const file = await storage.open(`things/${hash}/320.webp`)
    expect(file?.bytes).toBe(6)
    expect(await buffer(file?.stream ?? Readable.from([]))).toEqual(Buffer.from('public'))
    expect(await listed(storage)).toEqual([[hash, 1]])
  })

  test('hides files whose name begins with a dot', async () => {
    const storage = await place.storage()
    await storage.publish('things', hash, await folderOf(files))
    await storage.write(`things/${hash}/.note`, 'x')
    expect(await place.isPublic(`things/${hash}/320.webp`)).toBe(true)
    expect(await place.isPublic(`things/${hash}/.original.png`)).toBe(false)
    expect(await place.isPublic(`things/${hash}/.note`)).toBe(false)
  })

  test('writes, dates and deletes a small file', async () => {
    const storage = await place.storage()
    await storage.publish('things', hash, await folderOf(files))
    const before = Date.now()
    await storage.write(`things/${hash}/.note`, 'Ελλάδα')
    expect(await storage.read(`things/${hash}/.note`)).toBe('Ελλάδα')
    const [folder] = await foldersOf(storage)
    expect([...(folder?.files.keys() ?? [])].sort()).toEqual(['.note', '.original.png'])
    const dated = folder?.files.get('.note')?.getTime() ?? 0
    expect(Math.abs(dated - before)).toBeLessThan(60_000)
    await storage.delete(`things/${hash}/.note`)
    await storage.delete(`things/${hash}/.note`)
    expect(await storage.read(`things/${hash}/.note`)).toBeUndefined()
  })

  test('lists every folder of a collection, and removes a whole folder', async () => {
    const storage = await place.storage()
    const hashes = Array.from({ length: 7 }, (_, index) => String(index).repeat(32))
    expect(await listed(storage)).toEqual([])
    for (const name of hashes) await storage.publish('things', name, await folderOf(files))
    await storage.publish('thingsandmore', hash, await folderOf(files))
    expect(await listed(storage)).toEqual(hashes.map(name => [name, 1]))
    const [first = '', ...others] = hashes
    await storage.remove('things', first)
    await storage.remove('things', first)
    expect(await listed(storage)).toEqual(others.map(name => [name, 1]))
    expect(await storage.read(`things/${first}/image.json`)).toBeUndefined()
    expect(await storage.open(`things/${first}/.original.png`)).toBeUndefined()
    expect(await listed(storage, 'thingsandmore')).toEqual([[hash, 1]])
  })

  test('publishes an image and finds it by its URL', async () => {
    const media = await place.media()
    const image = await store(media, 'publish', await png(400))
    expect(image).toMatchObject({ width: 400, height: 30, widths: [160, 320, 400], format: 'png' })
    for (const width of image.widths) {
      expect(await place.isPublic(`things/${image.hash}/${width}.avif`)).toBe(true)
    }
    expect(await place.isPublic(`things/${image.hash}/.original.png`)).toBe(false)
    expect(await media.find(`/media/things/${image.hash}/320.webp`)).toEqual(image)
    expect(await store(media, 'publish', await png(400))).toEqual(image)
    expect(await place.leftover()).toEqual([])
  })

  test('keeps an image unchanged, with a preview and without a URL', async () => {
    const media = await place.media()
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )
    const file = await store(media, 'keep', svg)
    expect(file).toMatchObject({ format: 'svg', bytes: svg.length, width: 9, height: 9 })
    const original = await media.open(file.hash, 'original')
    expect(original).toMatchObject({ type: 'image/svg+xml; charset=utf-8', bytes: svg.length })
    expect(await buffer(original?.stream ?? Readable.from([]))).toEqual(svg)
    const preview = await media.open(file.hash, 'preview')
    expect(preview?.type).toBe('image/webp')
    const shown = await buffer(preview?.stream ?? Readable.from([]))
    expect((await sharp(shown).metadata()).format).toBe('webp')
    for (const name of ['.original.svg', '.preview.webp']) {
      expect(await place.isPublic(`things/${file.hash}/${name}`)).toBe(false)
    }
    expect(await store(media, 'keep', svg)).toEqual(file)
    expect(await place.leftover()).toEqual([])
  })

  test('keeps a document without a preview', async () => {
    const media = await place.media()
    const file = await store(media, 'keep', Buffer.from('%PDF-1.7\n…'))
    expect(file).toMatchObject({ format: 'pdf', width: 0, height: 0 })
    const original = await media.open(file.hash, 'original')
    original?.stream.destroy()
    expect(original?.type).toBe('application/pdf')
    expect(await media.open(file.hash, 'preview')).toBeUndefined()
    expect(await media.open('../../secret', 'original')).toBeUndefined()
    expect(await media.open(hash, 'original')).toBeUndefined()
  })
})

describe('a bucket', () => {
  let directory: string
  let s3: S3Server

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'bucket-test-'))
    s3 = await startS3Server()
  })

  afterEach(async () => {
    await s3.close()
    await rm(directory, { recursive: true })
  })

  const s3Options = () => ({ ...s3, prefix: 'shop/media' })

  test('sets the caching of its objects', async () => {
    const storage = s3Storage(s3Options())
    const folder = join(directory, 'folder')
    await mkdir(folder)
    await writeFile(join(folder, '320.avif'), 'x')
    await writeFile(join(folder, '.original.jpg'), 'x')
    await writeFile(join(folder, 'image.json'), '{}')
    await storage.publish('things', hash, folder)
    const headers = (key: string) => s3.objects.get(`shop/media/${key}`)?.headers
    expect(headers(`public/things/${hash}/320.avif`)).toEqual({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    // The manifest of a kept file is private, too.
    expect([...s3.objects.keys()].filter(key => key.includes('/public/'))).toEqual([
      `shop/media/public/things/${hash}/320.avif`,
    ])
    expect(headers(`private/things/${hash}/.original.jpg`)).toEqual({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
  })

  test('shows a folder only when it is complete', async () => {
    const storage = s3Storage(s3Options())
    const folder = join(directory, 'folder')
    await mkdir(folder)
    for (const name of ['320.webp', '.original.png', 'image.json']) {
      await writeFile(join(folder, name), '{}')
    }
    s3.before = (_method, key) => {
      if (key.endsWith('320.webp')) throw new Error('broken')
    }
    await expect(storage.publish('things', hash, folder)).rejects.toMatchObject({ statusCode: 503 })
    expect(await storage.read(`things/${hash}/image.json`)).toBeUndefined()
    expect(await listedNames(storage)).toEqual([hash])
  })

  test.each([
    ['another key', { secretAccessKey: 'guessed' }],
    ['another bucket', { bucket: 'elsewhere' }],
    ['an unreachable endpoint', { endpoint: 'http://127.0.0.1:1' }],
  ])('%s is a 503 without its cause', async (_name, wrong) => {
    const storage = s3Storage({ ...s3Options(), ...wrong })
    await expect(storage.write('things/a/.b', 'x')).rejects.toMatchObject({
      statusCode: 503,
      message: 'The service is not available, please try again shortly',
    })
  })

  test('is retried after an error', async () => {
    let stumbles = 2
    s3.before = () => {
      if (stumbles-- > 0) throw new Error('slow down')
    }
    const storage = s3Storage(s3Options())
    await storage.write('things/a/.b', 'x')
    expect(await storage.read('things/a/.b')).toBe('x')
  })

  async function listedNames(storage: MediaStorage) {
    return (await foldersOf(storage)).map(({ name }) => name)
  }
})
