const kilo = new Intl.NumberFormat('el', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})
const mega = new Intl.NumberFormat('el', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** A file's size for people. @example formatBytes(5_242_880) // '5 MB' */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? kilo.format(Math.ceil(kilobytes)) : mega.format(kilobytes / 1024)
}
