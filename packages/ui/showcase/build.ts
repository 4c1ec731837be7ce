import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserConfig } from '@stampa/webpack'
import webpack from 'webpack'

const directory = fileURLToPath(new URL('..', import.meta.url))

/** Builds the page with the configuration of the apps, so that components look the same. */
export async function buildShowcase(outputDirectory: string): Promise<void> {
  const react = createRequire(import.meta.url)('react/package.json') as { version: string }
  const config = browserConfig(
    {
      name: 'ui',
      directory,
      version: '0.0.0',
      frame: null,
      mounts: [],
      builtAgainst: {},
      react: react.version,
    },
    { version: '0.0.0', outputDirectory, minimize: false },
  )
  await run({
    ...config,
    entry: { showcase: './showcase/app.tsx' },
    output: { ...config.output, publicPath: '/' },
  })
  await cp(new URL('index.html', import.meta.url), join(outputDirectory, 'index.html'))
}

async function run(config: webpack.Configuration): Promise<void> {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack made no compiler')
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats | undefined>()
  compiler.run((error, stats) => (error ? reject(error) : resolve(stats)))
  const stats = await promise
  await new Promise(done => compiler.close(done))
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no build')
  }
}
