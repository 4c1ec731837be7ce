import { fileUrl, type Links } from '@stampa/service-kit/links'
import type { FileKind } from './find-file.ts'

const base = '/api/design-studio/files'

/** The addresses of a private file, good for a while, for whoever has them. */
export interface FileAddresses {
  /** A small picture of it. */
  preview: string
  /** The file itself, to be saved. */
  original: string
}

export function fileAddresses(links: Links, kind: FileKind, id: string): FileAddresses {
  const preview = fileUrl(links, `${base}/${kind}`, filePurpose(kind), id)
  return { preview, original: `${preview}/original` }
}

export function filePurpose(kind: FileKind): string {
  return `design-file ${kind}`
}
