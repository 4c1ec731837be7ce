/** The fonts that the studio offers, by the names that a visitor chooses from. */
export const fontLabels = [
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Courier New',
  'Verdana',
  'Georgia',
  'Palatino',
  'Garamond',
  'Comic Sans MS',
  'Impact',
] as const

export type FontLabel = (typeof fontLabels)[number]
