import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, sharedAddressLimits, startStack } from '@stampa/stack'
import { adminSection, takeAdminPictures } from './gallery/admin.ts'
import { pictureName, publicScreens, type State, states } from './gallery/screens.ts'
import { folder, takePictures } from './gallery/take-pictures.ts'

const headings: Record<State, string> = {
  full: 'With demo content',
  empty: 'A shop with nothing in it yet',
  failing: 'The catalog service is stopped, and nothing is in the cache',
  loading: 'The data is on its way',
}

/** The pictures side by side, as a page to read. */
function indexPage(): string {
  return [
    '# Gallery',
    '',
    'The public screens at 360 and 1280 px, in every state that they have, and below them the back office. Taken by',
    '`npm run gallery` from platforms of its own; `npm run gallery -- empty` takes those of one state anew, and',
    '`npm run gallery -- admin` those of the back office.',
    ...states.flatMap(section),
    ...adminSection(),
    '',
  ].join('\n')
}

function section(state: State): string[] {
  const rows = Object.entries(publicScreens[state]).map(([screen, path]) => {
    const name = pictureName(screen, state)
    return `| \`${path}\` | ${picture(name, 'phone')} | ${picture(name, 'desk')} |`
  })
  return ['', `## ${headings[state]}`, '', '| Address | Phone | Desk |', '|---|---|---|', ...rows]
}

function picture(name: string, size: 'phone' | 'desk'): string {
  return `![${name} on a ${size}](${name}-${size}.jpg)`
}

const parts = [...states, 'admin'] as const
type Part = (typeof parts)[number]

/**
 * `npm run gallery`: takes pictures of every screen into `.gallery`, from platforms of its own, one with demo
 * content and one with nothing in it, whose catalog service is stopped for a while. States as arguments
 * take only theirs, `admin` only those of the back office. `STAMPA_RELEASES` names a release store to begin with.
 */
async function main(asked: Part[]): Promise<void> {
  const full = asked.filter(state => state === 'full' || state === 'loading')
  const bare = asked.filter(state => state === 'empty' || state === 'failing')
  if (full.length > 0 || asked.includes('admin')) {
    await withStack(true, async stack => {
      for (const state of full) await takePictures(stack.url, state)
      if (asked.includes('admin')) await takeAdminPictures(stack, folder)
    })
  }
  if (bare.length > 0) {
    await withStack(false, async stack => {
      // First, while no cache has an answer yet.
      if (bare.includes('failing')) {
        await stack.halt('catalog-1')
        await takePictures(stack.url, 'failing')
        stack.resume('catalog-1')
        await stack.ready()
      }
      if (bare.includes('empty')) await takePictures(stack.url, 'empty')
    })
  }
  await writeFile(join(folder, 'README.md'), indexPage())
}

async function withStack(demo: boolean, use: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stampa-gallery-'))
  try {
    const releasesFrom = process.env.STAMPA_RELEASES
    const stack = await startStack({
      dataDir,
      demo,
      logLevel: 'fatal',
      limits: sharedAddressLimits,
      releasesFrom,
    })
    try {
      await use(stack)
    } finally {
      await stack.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !parts.some(part => part === name))
if (unknown.length > 0) throw new Error(`There is no '${unknown[0]}': ${parts.join(', ')}`)
await main(asked.length > 0 ? (asked as Part[]) : [...parts])
