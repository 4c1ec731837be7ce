import { loadConfig, serve } from '@stampa/service-kit'
import { buildApp } from './app.ts'
import { identityConfig } from './config.ts'
import { createFirstAdministrator } from './first-administrator.ts'

await serve(async config => {
  const app = await buildApp(config)
  await createFirstAdministrator(app.db, config, app.log)
  return app
}, loadConfig(identityConfig))
