/** `npm run new -- remote|service|screen|content <name>` writes a working skeleton with its tests. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { writeFiles } from 'create-stampa-remote'
import { repository } from './apps/app.ts'
import { completeFiles, isScaffoldKind, scaffold } from './scaffold.ts'

const usage = `Usage: npm run new -- <kind> <name>
  remote   mfe-<name>, a remote of the public site at /<name>
  service  services/<name>, a service at /api/<name>
  screen   mfe-admin/src/<name>, a screen of the back office at /admin/<name>
  content  a content type: its table, its calls at /api/<name>, its screens at /admin/<name>`

const nextSteps = {
  remote: (name: string) => [
    `  npm run unit -- mfe-${name}`,
    `  npm run release -- ${name}, or npm start, which releases every remote`,
  ],
  service: (name: string) => [
    `  npm run unit -- services/${name}`,
    '  npm start',
    `  For containers: services/${name}/compose.yml.`,
  ],
  screen: (name: string) => [`  npm run unit -- mfe-admin/src/${name}`, `  npm run dev -- admin`],
  content: (name: string) => [
    `  npm run unit -- services/catalog mfe-admin/src/${name}`,
    `  Its names in Greek: mfe-admin/src/${name}/${name}.ts and mfe-admin/src/shared/calls/answers.messages.ts.`,
    '  Its page for visitors, and its records in search and sitemap, if they should be found there.',
  ],
}

try {
  const [kind = '', name = '', ...others] = process.argv.slice(2)
  if (!isScaffoldKind(kind) || !name || others.length > 0) throw new Error(usage)
  const files = await scaffold(repository, kind, name)
  await writeFiles(repository, files)
  console.log([...files.keys()].sort().join('\n'))
  await completeFiles(repository, kind, name, files)
  if (kind === 'remote' || kind === 'service') {
    // Links the new workspace and adds it to package-lock.json; it needs no package that is not installed.
    const install = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', install, { cwd: repository })
  }
  console.log(`\nNext:\n${nextSteps[kind](name).join('\n')}`)
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
