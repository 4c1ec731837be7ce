/** The program of a drawing process. */

import { takeJobs } from '@stampa/service-kit/processes'
import { ArtworkError } from '../artwork.ts'
import { drawMockup } from '../drawing/draw-mockup.ts'
import { writeSheet } from '../sheet/production-sheet.ts'
import type { Job, Results } from './jobs.ts'

takeJobs<Job, Results[Job['kind']]>({
  async run(job) {
    switch (job.kind) {
      case 'draw':
        return drawMockup(job)
      case 'sheet':
        await writeSheet(job)
        return null
    }
  },
  faultOf: error => (error instanceof ArtworkError ? error.fault : undefined),
})
