import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack, { type Stats } from 'webpack'
import { chunkFiles } from './build.ts'
import { browserConfig, exposedChunk } from './config.ts'
import { containerName, type Deployable } from './deployable.ts'
import { integrityOf } from './integrity-plugin.ts'

/** The one version of everything under development: every build replaces the one before. */
export const developmentVersion = '0.0.0-dev'

/** A file of a build, as a document refers to it. */
export interface LinkedFile {
  url: string
  integrity: string
}

/** A finished development build of the shell or a remote. */
export interface DevelopmentBuild {
  deployable: Deployable
  version: string
  /** webpack's hash of the build; an open page that has another one is out of date. */
  hash: string
  container: string
  entry: LinkedFile
  styles: LinkedFile[]
}

export interface WatchOptions {
  deployables: readonly Deployable[]
  /** Each build is written to the folder of its name in here. */
  outputDirectory: string
  /** Called after each build that succeeded. */
  onBuild: (build: DevelopmentBuild) => void
  /** Called with the compiler's messages after each build that failed. */
  onError: (messages: string) => void
}

/**
 * Builds the browser side of the shell and remotes now and after each change, unminified, with development React and
 * hot updates.
 *
 * @returns a function that stops watching
 */
export function watchBuilds(options: WatchOptions): () => Promise<void> {
  const { deployables, outputDirectory, onBuild, onError } = options
  const watching = deployables.map(deployable => {
    const directory = join(outputDirectory, deployable.name)
    const compiler = webpack(
      browserConfig(deployable, {
        version: developmentVersion,
        outputDirectory: directory,
        mode: 'development',
      }),
    )
    if (!compiler) throw new Error('webpack made no compiler')
    return compiler.watch({ aggregateTimeout: 50 }, async (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        return onError(error?.message ?? stats?.toString({ preset: 'errors-only' }) ?? '')
      }
      onBuild(await describeBuild(deployable, directory, stats))
    })
  })
  return async () => {
    await Promise.all(
      watching.map(watch => new Promise(closed => watch?.close(closed) ?? closed(undefined))),
    )
  }
}

async function describeBuild(
  deployable: Deployable,
  directory: string,
  stats: Stats,
): Promise<DevelopmentBuild> {
  const { name, frame } = deployable
  const linked = async (file: string): Promise<LinkedFile> => ({
    url: `/mfe/${name}/${developmentVersion}/${file}`,
    integrity: integrityOf(await readFile(join(directory, file))),
  })
  const { styles } = chunkFiles(stats, frame === null ? 'shell' : exposedChunk)
  return {
    deployable,
    version: developmentVersion,
    hash: stats.compilation.hash ?? '',
    container: containerName(name, developmentVersion),
    entry: await linked(frame === null ? 'shell.js' : 'entry.js'),
    styles: await Promise.all(styles.map(linked)),
  }
}
