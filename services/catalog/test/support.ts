import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { BaseConfig } from '@stampa/service-kit'
import {
  createTestApp,
  type FormFields,
  leftoverUploads,
  ServiceTest,
} from '@stampa/service-kit/testing'
import sharp, { type Color } from 'sharp'
import { expect } from 'vitest'
import { buildApp } from '../src/app.ts'

export {
  type Answer,
  type CallOptions,
  expectProblem,
  type FormFields,
  toFormData,
} from '@stampa/service-kit/testing'

/** A record; tests read other fields by `toMatchObject`. */
export interface Saved {
  _id: string
  version: number
}

/** The service with its own database and media directory. */
export class CatalogTest extends ServiceTest<{ MEDIA_DIR: string }> {
  static async start(own: Partial<BaseConfig> = {}): Promise<CatalogTest> {
    const config = { ...own, MEDIA_DIR: await mkdtemp(join(tmpdir(), 'catalog-test-')) }
    const test = await createTestApp<typeof config>(buildApp, config)
    return new CatalogTest(config, test, await test.confirmedToken())
  }

  get mediaDir(): string {
    return this.config.MEDIA_DIR
  }

  async stop(): Promise<void> {
    await this.test.close()
    await rm(this.mediaDir, { recursive: true })
  }

  /** Downloads a file as an administrator. */
  async download(url: string) {
    const { status, headers, raw } = await this.call('GET', url)
    return { status, headers, text: raw.toString() }
  }

  /** Creates a category and returns its id. */
  async category(name: string, fields: object = {}): Promise<string> {
    const { status, body } = await this.call<Saved>('POST', '/api/categories', {
      json: { name, ...fields },
    })
    expect(status).toBe(201)
    return body._id
  }

  /** Creates a product with a small image. */
  async product(fields: FormFields): Promise<Saved> {
    const form = { description: 'Περιγραφή', image: await png(), ...fields }
    const { status, body } = await this.call<Saved>('POST', '/api/products', { form })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Creates a banner with a small image. */
  async banner(fields: FormFields): Promise<Saved> {
    const form = { image: await png(), ...fields }
    const { status, body } = await this.call<Saved>('POST', '/api/banner', { form })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Returns published hashes and leftover files of the media directory. */
  async files(): Promise<{ published: string[]; leftover: string[] }> {
    const published = await readdir(join(this.mediaDir, 'catalog')).catch(() => [])
    return { published, leftover: await leftoverUploads(this.mediaDir) }
  }
}

interface Picture {
  width?: number
  height?: number
  color?: Color
  /** Fills the picture with noise: the file is unique and hard to compress. */
  noise?: boolean
}

export function picture({ width = 40, height = 50, color = '#d6004c', noise = false }: Picture) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: color,
      ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  })
}

export function png(options: Picture = {}): Promise<Buffer> {
  return picture(options).png().toBuffer()
}

/** Returns a PNG of exactly this size, padded by a chunk that decoders ignore. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const image = await png()
  const chunkOverhead = 12
  const padding = Buffer.alloc(bytes - image.length - chunkOverhead)
  const content = Buffer.concat([Buffer.from('paDd'), padding])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(padding.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  // The last chunk is empty.
  const end = image.subarray(-chunkOverhead)
  return Buffer.concat([image.subarray(0, -chunkOverhead), length, content, sum, end])
}
