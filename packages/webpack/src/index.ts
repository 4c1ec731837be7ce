export { type BuildOptions, buildRelease } from './build.ts'
export { browserConfig, serverConfig } from './config.ts'
export { type Deployable, readDeployable } from './deployable.ts'
export { integrityOf } from './integrity-plugin.ts'
