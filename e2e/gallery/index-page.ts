import { adminSection } from './admin.ts'
import { pictureName, publicScreens, type State, states } from './screens.ts'

const headings: Record<State, string> = {
  full: 'With demo content',
  empty: 'A shop with nothing in it yet',
  failing: 'The catalog service is stopped, and nothing is in the cache',
  loading: 'The data is on its way',
}

/** The pictures side by side, as a page to read. */
export function indexPage(): string {
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
