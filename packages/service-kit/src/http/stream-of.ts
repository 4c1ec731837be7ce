import { Readable } from 'node:stream'

/**
 * Returns a response stream that starts with its first piece: an error before that piece is answered with a
 * problem document, not with half a response.
 */
export async function streamOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Readable> {
  return Readable.from(await begin(pieces))
}

/** Reads the first piece. @returns all pieces @throws the error before the first one */
export async function begin<Piece>(pieces: AsyncIterable<Piece>): Promise<AsyncIterable<Piece>> {
  const rest = pieces[Symbol.asyncIterator]()
  const first = await rest.next()
  async function* all(): AsyncGenerator<Piece> {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return all()
}
