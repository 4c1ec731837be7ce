import type { RoutePlugin } from '@stampa/service-kit'
import { addContent } from '../../content/administration.ts'
import { addUpload } from '../../content/uploads.ts'
import { anyImage } from '../../images.ts'
import { media } from './media.ts'

const routes: RoutePlugin = async app => {
  addContent(app, media)
  addUpload(app, anyImage)
}

export default routes
