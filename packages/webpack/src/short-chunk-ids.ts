import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

/**
 * Longest chunk id kept as it is, characters: a longer one lists the modules of a shared chunk, and every entry
 * contains it.
 */
const longest = 40

/** Shortens the ids of shared chunks. A hash of the long id is the same in every build. */
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
