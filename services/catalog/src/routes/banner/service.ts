import { Problem } from '@stampa/service-kit'
import type { StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { checkVersion } from '../../preconditions.ts'
import {
  type BannerRow,
  type BannerValues,
  insertBanner,
  lockBanner,
  updateBanner,
} from './store.ts'

export function createBanner(
  db: Knex,
  values: BannerValues & { image: StoredImage },
): Promise<BannerRow> {
  return insertBanner(db, trimmed(values))
}

/**
 * Changes a banner; fields that are `undefined` stay as they are.
 *
 * @param ifMatch the header of that name
 * @throws Problem 404, or 412 when it was changed meanwhile
 */
export function changeBanner(
  db: Knex,
  id: string,
  values: BannerValues,
  ifMatch: string | undefined,
): Promise<BannerRow> {
  return db.transaction(async tx => {
    const version = await lockBanner(tx, id)
    if (version === undefined) throw bannerNotFound()
    checkVersion(ifMatch, version)
    return updateBanner(tx, id, trimmed(values))
  })
}

export function bannerNotFound(): Problem {
  return new Problem(404, 'banner_not_found', 'Banner not found')
}

function trimmed<V extends BannerValues>(values: V): V {
  return {
    ...values,
    title: values.title?.trim(),
    subtitle: values.subtitle?.trim(),
    link: values.link?.trim(),
  }
}
