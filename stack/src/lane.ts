/** `npm run lane`: lets the holders of a link use other instances of services of the running platform. */
import { changePlatform } from '@stampa/release'
import { defaultDataDir, runCommand } from './backup/command.ts'
import { parseLane } from './lane-arguments.ts'

await runCommand(async () => {
  const change = parseLane(process.argv.slice(2))
  if (typeof change === 'string') return console.log(change)
  await changePlatform(defaultDataDir(), change, console.log)
})
