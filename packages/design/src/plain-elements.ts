/** Fields of elements that nothing was done to: upright in the centre of the print area, opaque and visible. */
const plain = {
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  name: '',
  group: null,
} as const

export const plainText = {
  ...plain,
  type: 'text',
  font: 'Arial',
  align: 'center',
  lineHeight: 1.16,
  letterSpacing: 0,
  outline: null,
  curve: 0,
  bold: false,
  italic: false,
} as const

export const plainImage = {
  ...plain,
  type: 'image',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  brightness: 0,
  contrast: 0,
  greyscale: false,
  removeWhite: false,
} as const

export const plainQr = { ...plain, type: 'qr' } as const
