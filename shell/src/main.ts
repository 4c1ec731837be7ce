import { nextTask } from './next-task.ts'
import { checkScripts } from './trusted-types.ts'

checkScripts()
void run()

/**
 * Evaluates the modules of the application in several tasks: in one, they keep the taps of a slow phone waiting for a
 * fifth of a second.
 */
async function run(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ 'react-router')
  await nextTask()
  await import(/* webpackMode: "eager" */ './client.tsx')
}
