export { layOutOnArc } from './arc.ts'
export { CurvedText } from './curved-text.ts'
export {
  AssetImage,
  type PreparedImage,
  type Projection,
  placement,
  projectBackground,
  projectElement,
} from './project.ts'
export { qrPath } from './qr-path.ts'
