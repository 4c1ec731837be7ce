import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

/** Beyond this an id lists the modules of a chunk that pages share, and every entry would carry it. */
const longest = 40

/** Gives shared chunks an id of a few letters. Made from the long one, it is the same in every build. */
export class ShortChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShortChunkIds', compilation => {
      compilation.hooks.optimizeChunkIds.tap('ShortChunkIds', chunks => {
        for (const chunk of chunks) {
          if (typeof chunk.id !== 'string' || chunk.id.length <= longest) continue
          const short = createHash('sha256').update(chunk.id).digest('hex').slice(0, 8)
          chunk.id = `shared-${short}`
          chunk.ids = [chunk.id]
        }
      })
    })
  }
}
