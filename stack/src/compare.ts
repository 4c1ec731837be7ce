/** `npm run compare`: whether two data folders have the same rows and files. */
import { resolve } from 'node:path'
import { runCommand } from './backup/command.ts'
import { compare } from './backup/compare.ts'

await runCommand(async () => {
  const [left, right] = process.argv.slice(2).map(path => resolve(path))
  if (!left || !right) throw new Error('npm run compare -- DATA_FOLDER OTHER_DATA_FOLDER')
  const { tables, files, differences } = await compare(left, right)
  if (differences.length > 0) throw new Error(['These differ:', ...differences].join('\n  '))
  console.log(`✓ ${tables} tables and ${files} files are equal`)
})
