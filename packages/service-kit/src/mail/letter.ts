import { colours } from '../colours.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** Content of a mail, which is rendered as text and as HTML. */
export interface Letter {
  subject: string
  /** One for each language. */
  parts: LetterPart[]
}

export interface LetterPart {
  lang: 'el' | 'en'
  title: string
  blocks: Block[]
}

/** A block of a letter, rendered as text and as HTML. */
export interface Block {
  text: string
  html: string
  /** Image that the HTML shows. */
  picture?: Picture
}

/** An image that is sent inside the mail: nothing is loaded when it is opened. */
export interface Picture {
  /** Letters, digits and hyphens; unique in the letter. */
  id: string
  /** Shown in its place by programs that show no images. */
  alt: string
  jpeg: Buffer
}

export function paragraph(text: string): Block {
  return { text, html: `<p style="${styles.paragraph}">${escapeHtml(text)}</p>` }
}

/** Labels with their values, or items with their quantities. Facts without a value are left out. */
export function facts(...all: (readonly [label: string, value: string])[]): Block {
  const facts = all.filter(([, value]) => value !== '')
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  )
  return {
    text: facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: rows.length === 0 ? '' : `<table style="${styles.facts}">${rows.join('')}</table>`,
  }
}

/** Returns a text of the customer, verbatim. */
export function quote(text: string): Block {
  return {
    text: text
      .split(/\r\n|\r|\n/)
      .map(line => `> ${line}`)
      .join('\n'),
    html: `<blockquote style="${styles.quote}">${escapeHtml(text)}</blockquote>`,
  }
}

export function picture(shown: Picture): Block {
  const { id, alt } = shown
  const image = `<img src="cid:${id}" alt="${escapeHtml(alt)}" width="240" style="${styles.picture}">`
  return {
    text: '',
    html: `<p style="${styles.paragraph}">${image}</p>`,
    picture: shown,
  }
}

export function picturesOf({ parts }: Letter): Picture[] {
  return parts.flatMap(({ blocks }) => blocks.flatMap(({ picture = [] }) => picture))
}

export function link(label: string, url: string): Block {
  return {
    text: `${label}:\n${url}`,
    html: `<p style="${styles.paragraph}"><a href="${escapeHtml(url)}" style="${styles.button}">${escapeHtml(label)}</a></p>`,
  }
}

/** Renders a letter as plain text. @param footer the company's identity, line by line */
export function renderText({ parts }: Letter, footer: readonly string[]): string {
  const texts = parts.map(({ title, blocks }) =>
    [title, ...blocks.map(({ text }) => text)].filter(text => text !== '').join('\n\n'),
  )
  return `${[...texts, footer.join('\n')].filter(text => text !== '').join('\n\n-- \n\n')}\n`
}

const font = 'font-family:Commissioner,Helvetica,Arial,sans-serif'

const styles = {
  body: `margin:0;padding:24px 12px;background:${colours.ground};color:${colours.ink};${font};font-size:16px;line-height:1.5`,
  sheet: `max-width:600px;margin:0 auto;background:${colours.surface};border:1px solid ${colours.line}`,
  marks: 'font-size:0;line-height:0',
  part: `padding:28px 32px;border-bottom:1px solid ${colours.line}`,
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700',
  paragraph: 'margin:0 0 16px',
  picture: `max-width:100%;height:auto;border:1px solid ${colours.line}`,
  facts: 'width:100%;border-collapse:collapse;margin:0 0 20px',
  label: `padding:8px 16px 8px 0;border-bottom:1px solid ${colours.line};color:${colours.muted};text-align:left;vertical-align:top;font-weight:400`,
  value: `padding:8px 0;border-bottom:1px solid ${colours.line};text-align:right;vertical-align:top;overflow-wrap:anywhere`,
  quote: `margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${colours.yellow};white-space:pre-wrap;overflow-wrap:anywhere`,
  button: `display:inline-block;padding:12px 20px;background:${colours.accent};color:${colours.accentInk};text-decoration:none;font-weight:700;border-radius:4px`,
  footer: `padding:20px 32px;color:${colours.muted};font-size:13px`,
} as const

/** A strip of process colours, as on the shop's prints. */
const marks = [colours.cyan, colours.accent, colours.yellow, colours.ink]
  .map(colour => `<td height="6" width="25%" style="background:${colour}">&nbsp;</td>`)
  .join('')

/**
 * Renders a letter for mail programs: inline styles, nothing to load, at most 600 px wide.
 *
 * @param footer the company's identity, line by line
 */
export function renderHtml({ subject, parts }: Letter, footer: readonly string[]): string {
  const [first] = parts
  return `<!doctype html>
<html lang="${first?.lang ?? 'el'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.sheet}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${styles.marks}"><tr>${marks}</tr></table>
${parts.map(partHtml).join('\n')}
${footer.length > 0 ? `<div style="${styles.footer}">${footer.map(escapeHtml).join('<br>')}</div>` : ''}
</div>
</body>
</html>
`
}

function partHtml({ lang, title, blocks }: LetterPart): string {
  return `<div lang="${lang}" style="${styles.part}">
<h1 style="${styles.title}">${escapeHtml(title)}</h1>
${blocks.map(({ html }) => html).join('\n')}
</div>`
}
