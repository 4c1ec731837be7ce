export type {
  ArtworkFile,
  ArtworkInput,
  ArtworkKind,
  ArtworkMockup,
  ArtworkReport,
} from './artwork.ts'
export { renderArtwork } from './render-artwork.ts'
