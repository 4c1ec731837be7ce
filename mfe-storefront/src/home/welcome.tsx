import { defineMessages, useMessages } from '@stampa/platform'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import type { CardData } from '../shared/product-grid/product-card.data.ts'
import { Sheet } from '../shared/sheet/sheet.tsx'
import styles from './welcome.module.css'

const messages = defineMessages({
  welcome: { el: 'Καλώς ήρθατε.', en: 'Welcome.' },
  headline: { el: 'Εδώ τυπώνεται η ιδέα σας.', en: 'Your idea is printed here.' },
  subtitle: {
    el: 'Μπλουζάκια, κούπες, τσάντες και δώρα με το δικό σας σχέδιο, από ένα κομμάτι ως χίλια.',
    en: 'T-shirts, mugs, bags and gifts with your own design, from one piece to a thousand.',
  },
  explore: { el: 'Δείτε τα προϊόντα', en: 'Explore Products', specified: 'en' },
})

/** Width of the front sheet; see `.front` in welcome.module.css. */
export const welcomeImageSizes = '(min-width: 77.5rem) 22rem, (min-width: 44rem) 27vw, 60vw'

/** Top of the home page of a shop without banners. */
export function Welcome({ examples: [front, back] }: { examples: CardData[] }): ReactElement {
  const texts = useMessages(messages)
  const sheets = [
    { product: back, className: styles.back },
    { product: front, className: styles.front },
  ]
  return (
    <div className={styles.welcome}>
      <div className={styles.text}>
        <h1 className={styles.headline}>
          <span>{texts.welcome}</span> {texts.headline}
        </h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
        <LinkButton variant="primary" size="large" to="/products" message={messages.explore} />
      </div>
      <div className={styles.sheets}>
        {sheets.map(({ product, className }) => (
          <Sheet key={className} className={className}>
            <Picture
              asset={product?.imageAsset}
              alt=""
              sizes={welcomeImageSizes}
              priority
              fit="cover"
              className={styles.image}
            />
          </Sheet>
        ))}
      </div>
    </div>
  )
}
