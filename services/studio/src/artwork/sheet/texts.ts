import type { MeasuredElement, SheetMockup } from '../process/jobs.ts'

export const sideNames = { front: 'Μπροστά', back: 'Πίσω' } as const

const typeNames = { image: 'Εικόνα', text: 'Κείμενο', qr: 'Κωδικός QR' } as const

const decimal = new Intl.NumberFormat('el-GR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const percent = new Intl.NumberFormat('el-GR', { style: 'percent', maximumFractionDigits: 1 })

/** Formats millimetres as centimetres with one decimal. */
export function centimetres(mm: number): string {
  const text = decimal.format(mm / 10)
  return text === '-0,0' ? '0,0' : text
}

export function share(value: number): string {
  return percent.format(value)
}

/** Returns the name of an element in the table, truncated. */
export function labelOf({ type, label }: MeasuredElement): string {
  const line = oneLine(label)
  const short = line.length > 60 ? `${line.slice(0, 59)}…` : line
  return short === '' ? typeNames[type] : `${typeNames[type]} «${short}»`
}

/** Removes line breaks, which would move the text below, and control characters, which pdfkit cannot set. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

type Warning = NonNullable<SheetMockup['drawn']>['warnings'][number]

export function warningText({ code, value }: Warning, element: string): string {
  switch (code) {
    case 'low_resolution':
      return `${element}: πολύ χαμηλή ανάλυση, ${value} DPI`
    case 'moderate_resolution':
      return `${element}: μέτρια ανάλυση, ${value} DPI`
    case 'outside':
      return `${element}: βγαίνει έξω από την περιοχή εκτύπωσης και κόβεται`
    case 'missing_glyphs':
      return `${element}: η γραμματοσειρά δεν έχει τους χαρακτήρες ${value}`
    case 'differs':
      return `Το σχέδιο διαφέρει από το mockup του πελάτη στο ${share(Number(value))} της περιοχής`
    case 'mockup_unreadable':
      return 'Το mockup του πελάτη δεν διαβάζεται'
    case 'not_drawn':
      return 'Το σχέδιο δεν μπορεί να σχεδιαστεί'
  }
}
