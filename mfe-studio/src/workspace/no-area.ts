import type { PrintArea } from '@stampa/design'

/** Where there is no product, nothing is printed. */
export const noArea: PrintArea = { x: 0.25, y: 0.25, width: 0.5, widthMm: 300, heightMm: 300 }
