/** Writes the fonts and their stylesheet into `src/styles/generated`: `npm run fonts --workspace @stampa/ui`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { buildFonts } from './build.ts'

const folder = new URL('../src/styles/generated/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, content] of await buildFonts()) {
  await writeFile(new URL(name, folder), content)
  if (name.endsWith('.woff2')) console.log(`${name} ${content.length} bytes`)
}
