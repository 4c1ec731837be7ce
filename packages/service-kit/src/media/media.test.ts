import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageFormats } from './format.ts'
import { type Media, openMedia } from './media.ts'
import type { MediaFault } from './media-error.ts'
import type { Upload } from './upload.ts'

let directory: string
let media: Media

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-test-'))
  media = await openMedia(directory, 'things')
})

afterEach(() => rm(directory, { recursive: true }))

const rule = { formats: imageFormats, maxBytes: 5_000_000 }

async function receive(file: Buffer): Promise<Upload> {
  const upload = await media.receive(Readable.from([file]), rule)
  if (!upload) throw new Error('an empty file')
  return upload
}

async function publish(file: Buffer) {
  const upload = await receive(file)
  try {
    return await media.publish(upload)
  } finally {
    await upload.discard()
  }
}

async function temporaryFiles(): Promise<string[]> {
  const folders = await readdir(join(directory, '.tmp'))
  const files = await Promise.all(folders.map(folder => readdir(join(directory, '.tmp', folder))))
  return files.flat()
}

/** Left half red, right half blue. */
function twoColours(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ])
}

describe('publishing', () => {
  test('writes every width in both formats, none above the source', async () => {
    const image = await publish(await twoColours(1000, 500).png().toBuffer())
    expect(image).toMatchObject({ width: 1000, height: 500, format: 'png' })
    expect(image.widths).toEqual([160, 320, 640, 960, 1000])
    const folder = join(directory, 'things', image.hash)
    expect((await readdir(folder)).sort()).toEqual(
      [
        'image.json',
        '.original.png',
        ...image.widths.flatMap(w => [`${w}.avif`, `${w}.webp`]),
      ].sort(),
    )
    for (const width of image.widths) {
      const webp = await sharp(join(folder, `${width}.webp`)).metadata()
      expect(webp).toMatchObject({ format: 'webp', width, height: width / 2 })
      const avif = await sharp(join(folder, `${width}.avif`)).metadata()
      expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width, height: width / 2 })
    }
    expect(await temporaryFiles()).toEqual([])
  })

  test('keeps the original from other accounts', async () => {
    const { hash } = await publish(await twoColours(10, 10).png().toBuffer())
    const { mode } = await stat(join(directory, 'things', hash, '.original.png'))
    expect(mode & 0o077).toBe(0)
  })

  test('applies the orientation of a photo and removes its location', async () => {
    const photo = await twoColours(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Στάμπα' }, IFD3: { GPSLatitude: '37/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const image = await publish(photo)
    expect(image).toMatchObject({ width: 200, height: 400 })
    for (const format of ['avif', 'webp']) {
      const file = join(directory, 'things', image.hash, `200.${format}`)
      const metadata = await sharp(file).metadata()
      expect(metadata).toMatchObject({ width: 200, height: 400 })
      expect(metadata.exif).toBeUndefined()
      // Turned clockwise, the left half is the upper one.
      const upper = await sharp(
        await sharp(file).extract({ left: 50, top: 50, width: 100, height: 100 }).toBuffer(),
      ).stats()
      expect(upper.dominant.r).toBeGreaterThan(200)
      expect(upper.dominant.b).toBeLessThan(50)
    }
  })

  test('keeps transparency, with its colour on white', async () => {
    const clear = { width: 40, height: 40, channels: 4, background: '#00000000' } as const
    const image = await publish(await sharp({ create: clear }).png().toBuffer())
    expect(image.color).toBe('#ffffff')
    const { isOpaque } = await sharp(join(directory, 'things', image.hash, '40.webp')).stats()
    expect(isOpaque).toBe(false)
  })

  test('stores the dominant colour', async () => {
    const { color } = await publish(
      await twoColours(90, 30).extend({ left: 200, background: '#00aa00' }).png().toBuffer(),
    )
    expect(color).toBe('#00aa00')
  })

  test.each([
    ['grey', async () => twoColours(40, 40).toColourspace('b-w').png()],
    ['grey, 16 bits', async () => twoColours(40, 40).toColourspace('grey16').png()],
    [
      'grey with transparency',
      async () => twoColours(40, 40).ensureAlpha(0.5).toColourspace('b-w').png(),
    ],
  ])('a picture in %s has a grey for its colour', async (_name, image) => {
    const { color } = await publish(await (await image()).toBuffer())
    expect(color).toMatch(/^#([0-9a-f]{2})\1\1$/)
    expect(color).not.toMatch(/^#(00|ff)/)
  })

  test('stores white for a dark mark on a transparent ground', async () => {
    const mark = { width: 10, height: 10, channels: 3, background: '#101010' } as const
    const { color } = await publish(
      await sharp({
        create: { ...mark, width: 80, height: 80, channels: 4, background: '#00000000' },
      })
        .composite([{ input: { create: mark } }])
        .png()
        .toBuffer(),
    )
    expect(color).toBe('#ffffff')
  })

  test.each([
    ['CMYK', () => twoColours(60, 30).toColourspace('cmyk').jpeg()],
    ['grey, 16 bits', () => twoColours(60, 30).toColourspace('grey16').png()],
    ['one pixel', () => twoColours(1, 1).png()],
    ['a hair', () => twoColours(20_000, 1).png()],
    ['a tower', () => twoColours(10, 30_000).png()],
  ])('copes with %s', async (_name, image) => {
    const { widths } = await publish(await image().toBuffer())
    expect(widths.length).toBeGreaterThan(0)
  })

  test('draws an SVG at full width, whatever size it declares', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><path d="M0 0h16v8z"/></svg>'
    const image = await publish(Buffer.from(svg))
    expect(image).toMatchObject({ width: 16, height: 8, format: 'svg' })
    expect(image.widths).toEqual([160, 320, 640, 960, 1600])
    const original = await sharp(join(directory, 'things', image.hash, '.original.png')).metadata()
    expect(original).toMatchObject({ width: 1600, height: 800 })
  })

  test('shares one folder between equal uploads, also concurrent ones', async () => {
    const file = await twoColours(300, 200).png().toBuffer()
    const images = await Promise.all([publish(file), publish(file), publish(file)])
    expect(images[1]).toEqual(images[0])
    expect(images[2]).toEqual(images[0])
    expect(await publish(file)).toEqual(images[0])
    expect(await readdir(join(directory, 'things'))).toEqual([images[0]?.hash])
    expect(await temporaryFiles()).toEqual([])
  })

  test('finds published images by URL only', async () => {
    const image = await publish(await twoColours(200, 100).png().toBuffer())
    expect(await media.find(`/media/things/${image.hash}/200.webp`)).toEqual(image)
    expect(await media.find(`/media/things/${image.hash}`)).toEqual(image)
    expect(await media.find(`/media/things/${'0'.repeat(32)}/200.webp`)).toBeUndefined()
    expect(await media.find(`/media/other/${image.hash}/200.webp`)).toBeUndefined()
  })

  test('publishes nothing of a damaged image', async () => {
    const file = await sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer()
    await expect(publish(file.subarray(0, file.length / 2))).rejects.toMatchObject({
      fault: 'damaged' satisfies MediaFault,
    })
    expect(await readdir(directory)).toEqual(['.tmp'])
    expect(await temporaryFiles()).toEqual([])
  })

  test('reports a system error when the disk cannot be written', async () => {
    const upload = await receive(await twoColours(20, 20).png().toBuffer())
    await writeFile(join(directory, 'things'), 'in the way of the folder')
    await expect(media.publish(upload)).rejects.toMatchObject({ code: 'ENOTDIR' })
    await upload.discard()
    expect(await temporaryFiles()).toEqual([])
  })
})

describe('receiving', () => {
  test('rejects a file above the limit after reading it to its end', async () => {
    const stream = Readable.from([Buffer.alloc(60), Buffer.alloc(60), Buffer.alloc(60)])
    await expect(media.receive(stream, { formats: ['png'], maxBytes: 100 })).rejects.toMatchObject({
      fault: 'size' satisfies MediaFault,
    })
    expect(stream.readableEnded).toBe(true)
    expect(await temporaryFiles()).toEqual([])
  })

  test('rejects a format that the rule does not name', async () => {
    const jpeg = await twoColours(10, 10).jpeg().toBuffer()
    await expect(
      media.receive(Readable.from([jpeg]), { formats: ['png'], maxBytes: 1_000_000 }),
    ).rejects.toMatchObject({ fault: 'type' satisfies MediaFault })
  })

  test('ignores an empty file', async () => {
    expect(await media.receive(Readable.from([]), rule)).toBeUndefined()
    expect(await temporaryFiles()).toEqual([])
  })

  test('removes the file of a broken stream', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('\x89PNG\r\n')
        throw new Error('connection lost')
      })(),
    )
    await expect(media.receive(broken, rule)).rejects.toThrow('connection lost')
    expect(await temporaryFiles()).toEqual([])
  })

  test('creates the file before it reads: one created after its removal would stay', async () => {
    const root = join(directory, '.tmp')
    let files: string[] = []
    const stream = new Readable({
      read() {
        files = readdirSync(root).flatMap(folder => readdirSync(join(root, folder)))
        this.push(null)
      },
    })
    await media.receive(stream, rule)
    expect(files).toHaveLength(1)
  })
})

test('removes a file that cannot be removed with the next one', async () => {
  const picture = await twoColours(10, 10).png().toBuffer()
  const upload = await receive(picture)
  const folder = dirname(upload.path)
  await rename(folder, `${folder}-aside`)
  await writeFile(folder, 'in the way')
  await upload.discard()
  await rm(folder)
  await rename(`${folder}-aside`, folder)
  expect(await temporaryFiles()).toEqual([basename(upload.path)])
  await (await receive(picture)).discard()
  expect(await temporaryFiles()).toEqual([])
})

describe('opening the directory', () => {
  test('removes files of dead processes only', async () => {
    const left = (name: string) => join(directory, '.tmp', name)
    const upload = await receive(await twoColours(10, 10).png().toBuffer())
    const dead = left(`${hostname()}_${2 ** 22 + 1}_1700000000000`)
    const restarted = left(`${hostname()}_${process.pid}_1700000000000`)
    const elsewhere = left('other-host_1_1700000000000')
    const parent = left(`${hostname()}_${process.ppid}_1700000000000`)
    for (const folder of [dead, restarted, elsewhere, parent]) {
      await mkdir(folder)
      await writeFile(join(folder, 'half'), 'x')
    }
    await openMedia(directory, 'things')
    const remaining = await readdir(join(directory, '.tmp'))
    expect(remaining.map(name => left(name))).not.toContain(dead)
    expect(remaining.map(name => left(name))).not.toContain(restarted)
    expect(remaining.map(name => left(name))).toEqual(expect.arrayContaining([elsewhere, parent]))
    expect(await readFile(upload.path)).not.toHaveLength(0)
  })

  test('creates a missing directory', async () => {
    const fresh = join(directory, 'a', 'b')
    await openMedia(fresh, 'things')
    expect(await readdir(fresh)).toEqual(['.tmp'])
  })

  test('fails at once when it cannot write', async () => {
    const file = join(directory, 'file')
    await writeFile(file, '')
    await chmod(file, 0o600)
    await expect(openMedia(file, 'things')).rejects.toMatchObject({ code: 'ENOTDIR' })
  })
})
