/** The program of a decoder process. */

import { takeJobs } from '../../processes.ts'
import { MediaError } from '../media-error.ts'
import { inspect, openImage } from './decoder.ts'
import type { Job, Results } from './decoder-process.ts'
import { openPage, replaceByImage } from './rasterise.ts'
import { drawOriginal, writePreview, writeRenditions } from './renditions.ts'

takeJobs<Job, Results[Job['kind']]>({
  async run(job) {
    switch (job.kind) {
      case 'inspect':
        return inspect(job.path, job.format)
      case 'draw':
        return drawOriginal(await openImage(job.path, 'svg'), job.folder)
      case 'render':
        return writeRenditions(await openImage(job.path, job.format), job.folder)
      case 'preview':
        return writePreview(
          job.format === 'pdf' ? await openPage(job.path) : await openImage(job.path, job.format),
          job.folder,
        )
      case 'replace':
        return replaceByImage(job.path, job.format)
    }
  },
  faultOf: error => (error instanceof MediaError ? error.fault : undefined),
})
