import type { Block, Letter } from './letter.ts'

/** @param footer who writes, line by line */
export function renderText({ parts }: Letter, footer: readonly string[]): string {
  const texts = parts.map(({ title, blocks }) =>
    [title, ...blocks.map(blockText)].filter(text => text !== '').join('\n\n'),
  )
  return `${[...texts, footer.join('\n')].filter(text => text !== '').join('\n\n-- \n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map(line => `> ${line}`)
        .join('\n')
    case 'link':
      return `${block.label}:\n${block.url}`
  }
}
