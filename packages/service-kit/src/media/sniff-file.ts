import { open } from 'node:fs/promises'
import { sniffFormat, sniffLength } from './format.ts'

/** What {@link sniffFormat} says of a file. */
export async function sniffFile(path: string): Promise<ReturnType<typeof sniffFormat>> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0)
    return sniffFormat(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
