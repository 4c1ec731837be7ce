import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('runs in an image with every package that the page server needs', async () => {
  const dockerfile = await readFile(join(root, 'shell/Dockerfile'), 'utf8')
  const needed = await withDependencies(['platform', 'registry', 'service-kit'])
  for (const name of needed) {
    expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/\n`)
    expect(dockerfile).toContain(`COPY packages/${name} /app/packages/${name}\n`)
  }
})

/** Returns the names of the packages and of all packages of the repository that they depend on. */
async function withDependencies(names: string[]): Promise<string[]> {
  const found = new Set(names)
  for (const name of found) {
    const manifest = await readFile(join(root, 'packages', name, 'package.json'), 'utf8')
    for (const dependency of Object.keys(JSON.parse(manifest).dependencies ?? {})) {
      if (dependency.startsWith('@stampa/')) found.add(dependency.slice('@stampa/'.length))
    }
  }
  return [...found]
}
