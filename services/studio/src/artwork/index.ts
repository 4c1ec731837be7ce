export {
  type ArtworkFile,
  type ArtworkInput,
  type ArtworkKind,
  type ArtworkMockup,
  type ArtworkReport,
  type ArtworkWarning,
  artworkKinds,
  type MockupDifference,
  type Person,
} from './artwork.ts'
export { ArtworkError, type ArtworkFault } from './artwork-error.ts'
export { renderArtwork } from './render-artwork.ts'
