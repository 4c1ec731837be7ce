import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Compiler } from 'webpack'
import { containerName, type Deployable } from './deployable.ts'
import { integrityPlugin } from './integrity-plugin.ts'

const require = createRequire(import.meta.url)

/** Files that only a development build contains. */
const client = fileURLToPath(new URL('../client/', import.meta.url))
const hotClient = join(client, 'hot-client')

const refreshLoader = besideThisFile('refresh-loader')
const routerLoader = besideThisFile('router-loader')

/** Source of the JSX runtime in development builds: remotes share React's own one, which is not a development one. */
const developmentSource = 'stampa-development'

/** Name of the exposed module's chunk, which every page of a remote needs. */
export const exposedChunk = 'remote'

/** Longest id of a chunk that is kept as it is, characters. */
const longestChunkId = 40

/** Time limit of a script or stylesheet, ms. */
const loadTimeout = 4000

/** Modules of which a page holds one copy, the shell's. */
const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@stampa/platform']

const sharedModule = join(import.meta.dirname, 'shared-module.cjs')

export interface ConfigOptions {
  version: string
  outputDirectory: string
  /** @default 'production' */
  mode?: 'production' | 'development'
  /** @default true */
  minimize?: boolean
}

/** Returns the configuration of the browser build: the shell's application or a remote's federation container. */
export function browserConfig(
  deployable: Deployable,
  options: ConfigOptions,
): webpack.Configuration {
  const name = containerName(deployable.name, options.version)
  const isShell = deployable.frame === null
  const isDevelopment = options.mode === 'development'
  const base = common(deployable, options)
  const shared = isShell ? [] : sharedModules.map(name => [`${name}$`, `${sharedModule}?${name}`])
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, ...Object.fromEntries(shared) },
    },
    name: `${deployable.name}-browser`,
    target: ['web', 'es2022'],
    entry: isShell ? { shell: [...(isDevelopment ? [hotClient] : []), './src/main.ts'] } : {},
    output: {
      path: options.outputDirectory,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: name,
      // A known address: a stylesheet that the server linked is recognised as loaded.
      publicPath: `/mfe/${deployable.name}/${options.version}/`,
      chunkLoadTimeout: loadTimeout,
      // A module that threw while evaluating throws again instead of returning half-filled exports.
      strictModuleExceptionHandling: true,
    },
    module: { rules: [scripts(options), router, styles(deployable, options, 'browser'), fonts] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        // Cascade layers decide between rules, so the order of imports does not matter.
        ignoreOrder: true,
      }),
      shortenChunkIds,
      // The integrity table cannot contain hot updates.
      isDevelopment
        ? new webpack.HotModuleReplacementPlugin()
        : integrityPlugin(loadTimeout, isShell ? undefined : exposedChunk),
      new webpack.DefinePlugin({
        ...(isDevelopment && { DEVELOPED_APP: JSON.stringify(deployable.name) }),
      }),
      ...(isShell ? [] : [container(name)]),
    ],
    optimization: {
      minimize: !isDevelopment && options.minimize !== false,
      moduleIds: 'deterministic',
      chunkIds: 'named',
      splitChunks: {
        chunks: 'async',
        minSize: 30_000,
        cacheGroups: {
          // One stylesheet for all pages of a remote: little larger than the largest page's own, one request, and
          // half the hashes in the entry.
          styles: { type: 'css/mini-extract', name: 'styles', enforce: true },
        },
      },
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          // Takes half the time of Terser for the whole build, and its output is slightly smaller.
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
        }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.lightningCssMinify }),
      ],
    },
  }
}

/** Returns the configuration of the server build: one CommonJS file without the shared modules. */
export function serverConfig(
  deployable: Deployable,
  options: ConfigOptions,
): webpack.Configuration {
  const isShell = deployable.frame === null
  return {
    ...common(deployable, options),
    name: `${deployable.name}-server`,
    target: 'node24',
    entry: { [deployable.name]: isShell ? './src/server.tsx' : './src/remote.tsx' },
    output: {
      path: join(options.outputDirectory, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: containerName(deployable.name, options.version),
      publicPath: `/mfe/${deployable.name}/${options.version}/`,
    },
    externals: isShell ? [] : Object.fromEntries(sharedModules.map(name => [name, name])),
    externalsType: 'commonjs',
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scripts(options),
        styles(deployable, options, 'server'),
        { ...fonts, generator: { emit: false } },
      ],
    },
    optimization: { splitChunks: false, minimize: false, nodeEnv: 'production' },
  }
}

function common(deployable: Deployable, { mode = 'production' }: ConfigOptions) {
  return {
    mode,
    context: deployable.directory,
    devtool: false,
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // react-router's default export condition is its development build in every mode.
        'react-router$': productionBuild('react-router', 'dist/production/index.mjs'),
        [`${developmentSource}/jsx-dev-runtime$`]: join(client, 'jsx-dev-runtime'),
      },
    },
  } satisfies webpack.Configuration
}

/** Returns the path of a module with the extension that this file has: packed packages are compiled. */
function besideThisFile(name: string): string {
  return import.meta.filename.replace(/config(\.\w+)$/, `${name}$1`)
}

function productionBuild(name: string, file: string): string {
  return join(require.resolve(`${name}/package.json`), '..', file)
}

/** Replaces the id of a shared chunk, which lists its modules, with a hash: every entry contains the ids. */
function shortenChunkIds(compiler: Compiler): void {
  compiler.hooks.compilation.tap('ShortChunkIds', compilation => {
    compilation.hooks.optimizeChunkIds.tap('ShortChunkIds', chunks => {
      for (const chunk of chunks) {
        if (typeof chunk.id !== 'string' || chunk.id.length <= longestChunkId) continue
        const short = createHash('sha256').update(chunk.id).digest('hex').slice(0, 8)
        chunk.id = `shared-${short}`
        chunk.ids = [chunk.id]
      }
    })
  })
}

function scripts({ mode }: ConfigOptions): webpack.RuleSetRule {
  const development = mode === 'development'
  const compiler = {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: {
            runtime: 'automatic',
            ...(development && { development, refresh: true, importSource: developmentSource }),
          },
        },
      },
      sourceMaps: development,
    },
  }
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: development ? [{ loader: refreshLoader }, compiler] : [compiler],
  }
}

/** Class names contain the release through the hash's salt, so that two versions never style each other. */
function styles(
  { name }: Deployable,
  { version, mode }: ConfigOptions,
  side: 'browser' | 'server',
): webpack.RuleSetRule {
  const readable = mode === 'development' ? '[local]-' : ''
  return {
    test: /\.css$/,
    use: [
      ...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []),
      {
        loader: require.resolve('css-loader'),
        options: {
          // The page server writes class names and resolves no files; their URLs would need `__filename`, which an
          // evaluated bundle lacks.
          url: side === 'browser',
          modules: {
            auto: true,
            localIdentName: `${readable}${name[0]}[hash:base64:5]`,
            localIdentHashSalt: `${name}@${version}`,
            exportLocalsConvention: 'as-is',
            namedExport: false,
            exportOnlyLocals: side === 'server',
          },
        },
      },
    ],
    sideEffects: true,
  }
}

const router: webpack.RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: routerLoader,
}

const fonts: webpack.RuleSetRule = { test: /\.(woff2|png|svg)$/, type: 'asset/resource' }

function container(name: string) {
  return new webpack.container.ContainerPlugin({
    name,
    filename: 'entry.js',
    library: { type: 'var', name },
    exposes: { './remote': { import: ['./src/remote.tsx'], name: exposedChunk } },
  })
}
