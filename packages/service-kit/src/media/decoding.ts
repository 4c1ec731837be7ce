/** For programs that decode in their own bounded process. Loads sharp. */
export { type InspectedImage, inspect, openImage } from './conversion/decoder.ts'
export { type ImageFormat, imageFormats, isImageFormat, sniffFile } from './format.ts'
