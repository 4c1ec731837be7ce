import type { Knex } from 'knex'
import {
  byColumn,
  byMaking,
  type ContentRow,
  type ContentType,
  inGreekOrder,
  whereVisible,
} from '../../content/content-type.ts'
import { selectContent } from '../../content/read.ts'
import { recordView } from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse } from '../../images.ts'
import { type AboutInput, type AdminAbout, adminAbout, type PublicAbout } from './schema.ts'

interface AboutRow extends ContentRow {
  title: string
  content: string
  active: boolean
  banner_image: ImageUse
}

export const aboutContents: ContentType<AboutRow> = {
  kind: 'about-content',
  label: 'About content',
  table: 'about_contents',
  columns: ['title', 'content', 'banner_image'],
  flag: 'active',
  sorting: {
    id: 'about_contents.id',
    keys: {
      createdAt: byMaking('about_contents.id'),
      title: inGreekOrder('about_contents.title', row => row.title),
      active: byColumn('about_contents.active', row => row.active),
    },
  },
  standardSort: '-createdAt',
  name: row => row.title,
  admin: adminAbout,
  toAdmin: toAdminAbout,
}

/** Returns the content of the about page: of several active ones the last changed. */
export async function currentAbout(db: Knex): Promise<AboutRow | undefined> {
  const query = selectContent(db, aboutContents, true).orderBy('updated_at', 'desc').limit(1)
  whereVisible(query, aboutContents)
  const [row]: AboutRow[] = await query
  return row
}

export function toPublicAbout(row: AboutRow): PublicAbout {
  return {
    _id: row.id,
    title: row.title,
    content: row.content,
    bannerImage: imageUrl(row.banner_image),
    bannerImageAsset: imageAsset(row.banner_image),
  }
}

function toAdminAbout(row: AboutRow): AdminAbout {
  return { ...toPublicAbout(row), active: row.active, ...recordView(row) }
}

export function aboutDraft(input: AboutInput, { bannerImage }: Images, before?: AboutRow): Draft {
  const use = { alt: input.bannerImageAlt, focus: input.bannerImageFocus }
  return {
    columns: {
      title: input.title.trim(),
      content: input.content.trim(),
      active: input.active,
      banner_image: imageUse(bannerImage, use, before?.banner_image),
    },
  }
}
