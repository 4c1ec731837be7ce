import { errorResponses, publicCache, type RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { contentNotFound } from '../../content/read.ts'
import { formImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { anyImage } from '../../images.ts'
import { aboutContents, aboutDraft, currentAbout, toPublicAbout } from './about-contents.ts'
import { changedAbout, newAbout, publicAbout } from './schema.ts'

const routes: RoutePlugin = async app => {
  app.get(
    '',
    {
      schema: {
        summary: 'What the about page shows: the active content that was changed last',
        response: { 200: publicAbout, ...errorResponses(404) },
      },
      onSend: publicCache(),
    },
    async () => {
      const row = await currentAbout(app.db)
      if (!row) throw contentNotFound(aboutContents)
      return toPublicAbout(row)
    },
  )
  addAdministration(app, aboutContents, '/admin')
  addDetail(app, aboutContents)
  addWrites(app, aboutContents, {
    create: newAbout,
    change: changedAbout,
    form: { bannerImage: anyImage },
    images: formImages,
    draft: aboutDraft,
  })
}

export default routes
