import { type RenderingJob, render } from './rendering.ts'

process.once('message', async (job: RenderingJob) => {
  const result = await render(job)
  process.send?.(result, () => process.exit(0))
})
