/** What a mail says, before it is text or HTML: each template writes it once for both. */
export interface Letter {
  subject: string
  /** One for each language; the reader takes the one they understand. */
  parts: LetterPart[]
}

export interface LetterPart {
  lang: 'el' | 'en'
  title: string
  blocks: Block[]
}

/** A piece of a letter. Texts are plain: what they hold is never markup. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** Labels with their values, or things with their quantities. */
  | { kind: 'facts'; facts: (readonly [label: string, value: string])[] }
  /** What somebody else wrote, as they wrote it. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; label: string; url: string }

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

/** Facts without a value are left out. */
export function facts(...rows: (readonly [label: string, value: string])[]): Block {
  return { kind: 'facts', facts: rows.filter(([, value]) => value !== '') }
}

export function quote(text: string): Block {
  return { kind: 'quote', text }
}

export function link(label: string, url: string): Block {
  return { kind: 'link', label, url }
}
