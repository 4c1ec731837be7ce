#!/usr/bin/env node
/** `npm create stampa-service <name>` */
import { createRepository } from 'create-stampa-remote/create'

await createRepository('service')
