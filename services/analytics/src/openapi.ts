import { join } from 'node:path'
import { writeOpenapi } from '@stampa/service-kit'
import { buildOffline } from './app.ts'

await writeOpenapi(buildOffline, join(import.meta.dirname, '../openapi.json'))
