export { type Adjustments, adjustPixels, isAdjusted, type Pixels } from './adjust-pixels.ts'
export {
  type DesignDocument,
  type DesignElement,
  documentVersion,
  type ElementBase,
  elementsOf,
  emptyDocument,
  type ImageCrop,
  type ImageElement,
  type QrElement,
  type Side,
  sides,
  type TextAlign,
  type TextElement,
  type TextOutline,
} from './document.ts'
export { drawableText } from './drawable-text.ts'
export { type FontFace, faceOf, fontFaces, fontFamily } from './fonts/faces.ts'
export { type FontLabel, fontLabels } from './fonts/labels.ts'
export { missingCharacters } from './fonts/missing-characters.ts'
export { limits } from './limits.ts'
export { type ParsedDocument, parseDesignDocument } from './parse-document.ts'
export { canvasSize, type PrintArea, pixelsPerMm, printAreaPixels } from './print-area.ts'
