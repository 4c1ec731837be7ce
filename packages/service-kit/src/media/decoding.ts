/** For programs that decode in a bounded process of their own; it loads sharp. */
export { type InspectedImage, inspect, openImage } from './conversion/decoder.ts'
export { type ImageFormat, imageFormats, isImageFormat, sniffFile } from './format.ts'
