import { useMessages } from '@stampa/platform'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { type Choice, chooseProduct } from './choice.ts'
import styles from './product-step.module.css'
import { Step } from './step.tsx'
import type { Product } from './studio.data.ts'
import { categoryMessages, studioMessages } from './studio.messages.ts'

interface ProductStepProps {
  products: readonly Product[]
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** Step 1: what is printed on. */
export function ProductStep({ products, choice, onChoose }: ProductStepProps): ReactElement {
  const texts = useMessages(studioMessages)
  const categories = useMessages(categoryMessages)
  const choose = (product: Product) => {
    const next = chooseProduct(product, choice?.side ?? 'front')
    if (next) onChoose(next)
  }
  return (
    <Step number={1} title={texts.chooseProduct}>
      <fieldset className={styles.products}>
        <legend className={styles.legend}>{texts.chooseProduct}</legend>
        {products.map(product => (
          <label key={product._id} className={styles.card}>
            <input
              type="radio"
              name="product"
              value={product._id}
              checked={product._id === choice?.product._id}
              onChange={() => choose(product)}
              className={styles.radio}
            />
            <Picture
              asset={product.colorVariants[0]?.frontImageAsset}
              alt=""
              sizes="5rem"
              fit="contain"
              className={styles.picture}
            />
            <span className={styles.name}>{product.name}</span>
            <span className={styles.category}>{categories[product.category]}</span>
          </label>
        ))}
      </fieldset>
    </Step>
  )
}
