import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** A record of which a test wants to know the id and reads the rest by `toMatchObject`. */
export interface Saved {
  _id: string
  version: number
}

/** The service on a database and a media directory of its own. */
export class CatalogTest extends ServiceTest<{ MEDIA_DIR: string }> {
  static async start(): Promise<CatalogTest> {
    const config = { MEDIA_DIR: await mkdtemp(join(tmpdir(), 'catalog-test-')) }
    const test = await createTestApp<typeof config>(buildApp, config)
    return new CatalogTest(config, test, await test.adminToken())
  }

  get mediaDir(): string {
    return this.config.MEDIA_DIR
  }

  async stop(): Promise<void> {
    await this.test.close()
    await rm(this.mediaDir, { recursive: true })
  }

  /** What an administrator's browser saves as a file. */
  async download(url: string) {
    const { status, headers, raw } = await this.call('GET', url)
    return { status, headers, text: raw.toString() }
  }

  /** Adds a category and answers its id. */
  async category(name: string, fields: object = {}): Promise<string> {
    const { status, body } = await this.call<Saved>('POST', '/api/categories', {
      json: { name, ...fields },
    })
    expect(status).toBe(201)
    return body._id
  }

  /** Adds a product with a small image and answers it. */
  async product(fields: FormFields): Promise<Saved> {
    const form = { description: 'Περιγραφή', image: await png(), ...fields }
    const { status, body } = await this.call<Saved>('POST', '/api/products', { form })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Adds a banner with a small image and answers it. */
  async banner(fields: FormFields): Promise<Saved> {
    const form = { image: await png(), ...fields }
    const { status, body } = await this.call<Saved>('POST', '/api/banner', { form })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** What lies in the media directory: published hashes, and files that nobody cleaned up. */
  async files(): Promise<{ published: string[]; leftover: string[] }> {
    const published = await readdir(join(this.mediaDir, 'catalog')).catch(() => [])
    return { published, leftover: await leftoverUploads(this.mediaDir) }
  }
}

interface Picture {
  width?: number
  height?: number
  color?: Color
  /** Makes the file as large as its pixels, and unlike any other. */
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

/** A PNG of exactly this many bytes: what is missing is filled behind its end, where no decoder looks. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const image = await png()
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)])
}
