import { Link, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import type { CardData } from '../../shared/product-card/card-data.ts'
import { Sheet } from '../../shared/sheet/sheet.tsx'
import { welcomeMessages } from './welcome.messages.ts'
import styles from './welcome.module.css'

/** How wide the sheet in front of the welcome is shown; see `.front` in welcome.module.css. */
export const welcomeImageSizes = '(min-width: 77.5rem) 22rem, (min-width: 44rem) 27vw, 60vw'

/** Who this is and what to do here, for a shop that has no banners. */
export function Welcome({ examples }: { examples: CardData[] }): ReactElement {
  const [front, back] = examples
  const texts = useMessages(welcomeMessages)
  const langOf = useLangOf()
  return (
    <div className={styles.welcome}>
      <div className={styles.text}>
        <h1 className={styles.headline}>
          <span>{texts.welcome}</span> {texts.headline}
        </h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
        <Button
          variant="primary"
          size="large"
          render={<Link to="/products" lang={langOf(welcomeMessages.explore)} />}
        >
          {texts.explore}
        </Button>
      </div>
      <div className={styles.sheets}>
        <Sheet className={styles.back}>
          <Picture
            asset={back?.imageAsset}
            alt=""
            sizes={welcomeImageSizes}
            priority
            fit="cover"
            className={styles.image ?? ''}
          />
        </Sheet>
        <Sheet className={styles.front}>
          <Picture
            asset={front?.imageAsset}
            alt=""
            sizes={welcomeImageSizes}
            priority
            fit="cover"
            className={styles.image ?? ''}
          />
        </Sheet>
      </div>
    </div>
  )
}
