import { join } from 'node:path'
import { testInterface } from '@stampa/service-kit/testing'
import { buildOffline } from '../src/openapi.ts'

testInterface(buildOffline, join(import.meta.dirname, '..'))
