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
export { type FontLabel, fontLabels } from './font-labels.ts'
export { limits } from './limits.ts'
export { type ParsedDocument, parseDesignDocument } from './parse-document.ts'
export { canvasSize, type PrintArea, pixelsPerMm, printAreaPixels } from './print-area.ts'
