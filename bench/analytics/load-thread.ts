import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type LoadOptions, type LoadResult, sendVisits } from './load.ts'
import { protocols } from './protocol.ts'

type Options = Omit<LoadOptions, 'protocol' | 'onProgress'>

/** Sends visits from a separate thread, so that the generator does not delay other measurements. */
export async function sendVisitsBeside(url: string, options: Options): Promise<LoadResult> {
  const thread = new Worker(import.meta.filename, { workerData: { url, options } })
  const [result] = (await once(thread, 'message')) as [LoadResult]
  return result
}

if (!isMainThread) {
  const { url, options } = workerData as { url: string; options: Options }
  const { stampa: protocol } = protocols
  if (!protocol) throw new Error('There is no protocol')
  parentPort?.postMessage(await sendVisits(url, { ...options, protocol }))
}
