/** A file's size for people. @example formatBytes(5_242_880) // '5 MB' */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? sizeIn('kilobyte', 0).format(Math.ceil(kilobytes))
    : sizeIn('megabyte', 1).format(kilobytes / 1024)
}

/** Made for each size, which is rarely shown: made with the module, it delayed the pages with a form. */
function sizeIn(unit: string, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('el', { style: 'unit', unit, maximumFractionDigits })
}
