import { Readable } from 'node:stream'

/**
 * An answer that is written piece by piece, as a stream that begins when the first piece is there: what
 * goes wrong until then is answered like any other failure, and not with half an answer.
 */
export async function streamOf(pieces: AsyncIterable<string>): Promise<Readable> {
  const rest = pieces[Symbol.asyncIterator]()
  const first = await rest.next()
  async function* all(): AsyncGenerator<string> {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return Readable.from(all())
}
