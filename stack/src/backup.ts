/** `npm run backup`: an encrypted archive of a data folder, whose stack may be running. */
import { runBackup } from '@stampa/backup'
import { defaultDataDir, runCommand } from './backup/command.ts'
import { withStores } from './backup/stores.ts'

const dataDir = defaultDataDir()

await runCommand(signal =>
  runBackup(process.argv.slice(2), dataDir, use => withStores(dataDir, use), signal),
)
