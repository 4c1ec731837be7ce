export { fileLifetime, fileUrl, openFileUrl, signedFileParams } from './file-urls.ts'
export { createLinks, type Links } from './links.ts'
