import type { FastifyReply } from 'fastify'
import { Problem } from '../errors/problems.ts'
import type { KeptFile } from './asset.ts'
import { contentType } from './format.ts'
import { manifestFile, originalFile, previewFile } from './layout.ts'
import type { MediaStorage, OpenFile } from './storage/storage.ts'

/** A stored file to be read. */
export interface StoredFile extends OpenFile {
  /** Its content type. */
  type: string
}

export interface SendOptions {
  /** What the browser saves an original as. @default 'file' with the format's extension */
  name?: string
}

export async function openStored(
  storage: MediaStorage,
  collection: string,
  hash: string,
  which: 'original' | 'preview',
): Promise<StoredFile | undefined> {
  if (!/^[0-9a-f]{32}$/.test(hash)) return undefined
  const path = (file: string) => `${collection}/${hash}/${file}`
  const manifest = await storage.read(path(manifestFile))
  if (manifest === undefined) return undefined
  const { format }: KeptFile = JSON.parse(manifest)
  const file = which === 'preview' ? previewFile : originalFile(format)
  const opened = await storage.open(path(file))
  return opened && { ...opened, type: contentType(file) }
}

/** A stranger's file must never act as a page of ours, whatever a browser takes it for. */
export async function sendStored(
  reply: FastifyReply,
  open: () => Promise<StoredFile | undefined>,
  which: 'original' | 'preview',
  { name }: SendOptions = {},
): Promise<FastifyReply> {
  const file = await open()
  if (!file) throw new Problem(404, 'file_not_found', 'File not found')
  const { stream, type, bytes } = file
  return reply
    .headers({
      'content-type': type,
      'content-length': bytes,
      'content-disposition': which === 'preview' ? 'inline' : attachment(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(stream)
}

/** As RFC 6266 has it, for names in any script. */
function attachment(name = 'file'): string {
  const wellFormed = name.toWellFormed().replaceAll(/[\p{Cc}/\\]/gu, '_')
  const encoded = encodeURIComponent(wellFormed).replaceAll(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
