#!/usr/bin/env node
/** `npm create stampa-remote <name>` makes a repository with one remote in the folder of that name, and installs its packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  faultOfName,
  fillTemplates,
  remoteTemplates,
  repositoryTemplates,
  wordsOf,
  writeFiles,
} from './templates.ts'

const [name = '', ...others] = process.argv.slice(2)
const folder = resolve(name)
const fault =
  others.length > 0 || name === ''
    ? 'Usage: npm create stampa-remote <name>, as in npm create stampa-remote gift-cards'
    : (faultOfName(name) ?? (existsSync(folder) ? `${folder} exists already.` : undefined))
if (fault) {
  console.error(fault)
  process.exit(2)
}

for (const templates of [repositoryTemplates, remoteTemplates]) {
  await writeFiles(folder, await fillTemplates(templates, wordsOf(name, new Date())))
}
const install = ['install', '--prefer-offline', '--no-audit', '--no-fund']
const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' })
if (status !== 0) process.exit(1)
console.log(`\nNext, in ${name}:
  npm test
  npm run dev -- --against https://www.example.gr
  npm run release -- ${name}`)
