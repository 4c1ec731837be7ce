/** Writes the fonts of the browser to `src/fonts/generated`: `npm run fonts --workspace @stampa/design`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { buildFonts } from './build.ts'

const folder = new URL('../src/fonts/generated/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, content] of await buildFonts()) {
  await writeFile(new URL(name, folder), content)
  if (name.endsWith('.woff2')) console.log(`${name} ${content.length} bytes`)
}
