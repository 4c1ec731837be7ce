import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserRemote } from '@stampa/platform/release'
import webpack from 'webpack'
import { browserConfig, exposedChunk } from './config.ts'
import { containerName, type Deployable } from './deployable.ts'
import { integrityOf } from './integrity-plugin.ts'

/** The one version of a remote under development: every build takes the place of the last. */
export const developmentVersion = '0.0.0-dev'

/** What a build of a remote under development changes in the registry. */
export type DevelopmentBuild = Pick<
  BrowserRemote,
  'version' | 'container' | 'frame' | 'mounts' | 'entry' | 'styles'
>

export interface WatchOptions {
  deployable: Deployable
  outputDirectory: string
  /** After each build that succeeded. */
  onBuild: (build: DevelopmentBuild) => void
  /** The compiler's messages, after each build that failed. */
  onError: (messages: string) => void
}

/**
 * Builds the browser side of a remote now and after each change, unminified. It expects
 * production React from the shell, as a release does: a development build of React's JSX
 * runtime would break against it.
 *
 * @returns a function that ends the watch
 */
export function watchRemote(options: WatchOptions): () => Promise<void> {
  const { deployable, outputDirectory, onBuild, onError } = options
  const { name, frame, mounts } = deployable
  if (frame === null) throw new Error('The shell cannot be watched; release it instead.')
  const compiler = webpack(
    browserConfig(deployable, {
      version: developmentVersion,
      outputDirectory,
      mode: 'development',
    }),
  )
  if (!compiler) throw new Error('webpack made no compiler')

  const linked = async (file: string) => ({
    url: `/mfe/${name}/${developmentVersion}/${file}`,
    integrity: integrityOf(await readFile(join(outputDirectory, file))),
  })
  const watching = compiler.watch({ aggregateTimeout: 50 }, async (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      return onError(error?.message ?? stats?.toString({ preset: 'errors-only' }) ?? '')
    }
    const files = stats.compilation.namedChunkGroups.get(exposedChunk)?.getFiles() ?? []
    onBuild({
      version: developmentVersion,
      container: containerName(name, developmentVersion),
      frame,
      mounts,
      entry: await linked('entry.js'),
      styles: await Promise.all(files.filter(file => file.endsWith('.css')).map(linked)),
    })
  })
  return () => new Promise(closed => watching?.close(() => closed()) ?? closed())
}
