import type { Head } from '@stampa/platform'
import { imagePreload } from '../shared/image-preload.ts'
import { openGraphImage } from '../shared/open-graph-image.ts'
import { bannerImageSizes, welcomeImageSizes } from './banner-slider/image-sizes.ts'
import type { HomeData } from './home.data.ts'

export function homeHead({ data }: { data: HomeData }): Head {
  const banner = data.banners.find(({ imageAsset }) => imageAsset)?.imageAsset
  const example = data.banners.length === 0 ? data.featured[0]?.imageAsset : undefined
  return {
    title: 'Stampa | Τυπώνουμε την ιδέα σας',
    description:
      'Μπλουζάκια, φούτερ, κούπες, τσάντες και δώρα με το δικό σας σχέδιο, για επιχειρήσεις και παρέες, από ένα κομμάτι ως χίλια.',
    canonical: '/',
    ...openGraphImage(banner ?? example),
    ...(banner ? imagePreload(banner, bannerImageSizes) : imagePreload(example, welcomeImageSizes)),
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Stampa', url: '/' },
  }
}
