#!/usr/bin/env node
/** `npm create stampa-remote <name>` */
import { createRepository } from './create.ts'

await createRepository('remote')
