export { readArchive, writeArchive } from './archive.ts'
export { type BackupOptions, dataFolders, writeBackup } from './backup.ts'
export { createKey, readKeys, runBackup } from './command.ts'
