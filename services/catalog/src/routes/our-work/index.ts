import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { addWrites } from '../../content/write.ts'
import { workImage } from '../../images.ts'
import { changedWork, newWork, publicWork } from './schema.ts'
import { toPublicWork, workDraft, works } from './works.ts'

const routes: RoutePlugin = async app => {
  addPublicList(app, works, {
    summary: 'All works by order, newest first where it is equal',
    item: publicWork,
    toItem: toPublicWork,
    sort: 'order',
  })
  addAdministration(app, works, '/admin')
  addDetail(app, works)
  addWrites(app, works, {
    create: newWork,
    change: changedWork,
    form: { images: workImage },
    images: request => request.publishUploadList('images'),
    draft: workDraft,
  })
}

export default routes
