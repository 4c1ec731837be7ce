export { type ArcCharacter, type ArcLayout, layOutOnArc } from './arc.ts'
export { AssetImage, type ImageSource } from './asset-image.ts'
export { projectBackground } from './background.ts'
export { CurvedText } from './curved-text.ts'
export {
  type PreparedImage,
  type Projection,
  placement,
  projectElement,
  type StampaRole,
} from './project.ts'
export { type QrPath, qrPath } from './qr-path.ts'
