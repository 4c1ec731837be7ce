import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration } from '../../content/administration.ts'
import { addFirstFew, addPublicDetail, addPublicList } from '../../content/public-reads.ts'
import { formImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { anyImage } from '../../images.ts'
import { postDraft, posts, toPublicPost } from './posts.ts'
import { changedPost, newPost, postForReader, publicPost } from './schema.ts'

/** Number of posts on the home page. */
const recentCount = 3

const routes: RoutePlugin = async app => {
  const list = { item: publicPost, toItem: toPublicPost, sort: 'publishedAt' }
  addPublicList(app, posts, { ...list, summary: 'Published posts, newest first' })
  addFirstFew(app, posts, recentCount, {
    ...list,
    path: '/recent',
    summary: `The ${recentCount} newest published posts`,
  })
  addAdministration(app, posts, '/admin')
  addPublicDetail(app, posts, { record: postForReader, toPublic: toPublicPost })
  addWrites(app, posts, {
    create: newPost,
    change: changedPost,
    form: { image: anyImage },
    images: formImages,
    draft: postDraft,
  })
}

export default routes
