export { readArchive, writeArchive } from './archive.ts'
export { type BackupOptions, dataFolders, writeBackup } from './backup.ts'
export { runBackup } from './command.ts'
export { createKey, readKeys } from './keys.ts'
