export { adjustPixels, isAdjusted, type Pixels } from './adjust-pixels.ts'
export {
  type DesignDocument,
  type DesignElement,
  type ElementBase,
  elementsOf,
  emptyDocument,
  type ImageElement,
  type QrElement,
  type Side,
  sides,
  type TextElement,
} from './document.ts'
export { drawableText } from './drawable-text.ts'
export {
  type FontFace,
  type FontLabel,
  faceOf,
  fontFaces,
  fontFamily,
  fontLabels,
} from './fonts/faces.ts'
export { missingCharacters } from './fonts/missing-characters.ts'
export { limits } from './limits.ts'
export { parseDesignDocument } from './parse-document.ts'
export { plainImage, plainQr, plainText } from './plain-elements.ts'
export { canvasSize, type PrintArea, pixelsPerMm, printAreaPixels } from './print-area.ts'
