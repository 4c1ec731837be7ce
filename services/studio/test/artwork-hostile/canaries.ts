import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'

/** Marker that no response may contain, as text or as a colour used nowhere else. */
export const canaryText = 'canary-6f1d2c'
export const canaryColour = { r: 1, g: 254, b: 3 }

/** Resources that hostile input tries to reach; they record every access. */
export class Canaries {
  /** URL of a server that records every request. */
  readonly address: string
  /** Files whose content would be visible in a response. */
  readonly textFile: string
  readonly pictureFile: string
  /** A named pipe: opening it for reading is detected, even if the content is discarded. */
  readonly pipe: string
  /** Script that runs in any Node context and leaves a trace. */
  readonly script: string
  readonly #folder: string
  readonly #trace: string
  readonly #server: Server
  readonly #listening: NodeJS.Timeout
  readonly #heard = new Set<string>()

  private constructor(folder: string, server: Server) {
    this.#folder = folder
    this.#server = server
    this.#trace = join(folder, 'trace')
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.textFile = join(folder, 'text.txt')
    this.pictureFile = join(folder, 'picture.png')
    this.pipe = join(folder, 'pipe.png')
    this.script = `process.getBuiltinModule('node:fs').writeFileSync('${this.#trace}', '')`
    server.on('request', (_, response) => {
      this.#heard.add('a request')
      response.end(canaryText)
    })
    this.#listening = setInterval(() => void this.#listen(), 10)
  }

  static async set(): Promise<Canaries> {
    const folder = await mkdtemp(join(tmpdir(), `artwork-${canaryText}-`))
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    await promisify(execFile)('mkfifo', [join(folder, 'pipe.png')])
    const canaries = new Canaries(folder, server)
    await writeFile(canaries.textFile, canaryText)
    const picture = { width: 50, height: 50, channels: 3, background: canaryColour } as const
    await writeFile(canaries.pictureFile, await sharp({ create: picture }).png().toBuffer())
    return canaries
  }

  /** Local files that input may reference as pictures. */
  get pictures(): string[] {
    return [this.pictureFile, this.pipe]
  }

  /** Returns the detected requests, reads and script runs. */
  async heard(): Promise<string[]> {
    await this.#listen()
    const ran = await access(this.#trace).then(
      () => ['a script'],
      () => [],
    )
    return [...this.#heard, ...ran]
  }

  async remove(): Promise<void> {
    clearInterval(this.#listening)
    this.#server.close()
    await rm(this.#folder, { recursive: true })
  }

  /** A pipe can be opened for writing only while it is open for reading. */
  async #listen(): Promise<void> {
    try {
      const reader = await open(this.pipe, constants.O_WRONLY | constants.O_NONBLOCK)
      this.#heard.add('a file')
      await reader.write(canaryText)
      await reader.close()
    } catch {
      // No reader.
    }
  }
}

/** Provides canaries for a test file, which fails when any was triggered. */
export function useCanaries(): () => Canaries {
  let canaries: Canaries
  beforeAll(async () => {
    canaries = await Canaries.set()
  })
  afterAll(async () => {
    expect(await canaries.heard()).toEqual([])
    await canaries.remove()
  })
  return () => canaries
}
