/** For programs that decode in their own bounded process. Loads sharp. */
export { inspect, openImage } from './conversion/decoder.ts'
export { type ImageFormat, isImageFormat, sniffFile } from './format.ts'
