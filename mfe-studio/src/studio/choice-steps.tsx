import { type Side, sides } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { wordIn } from '@stampa/rules/words'
import { cx } from '@stampa/ui/cx.ts'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { FromPrice } from '@stampa/ui/price/from-price.tsx'
import { useWordLang } from '@stampa/ui/words/use-word-lang.ts'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { colorDistance } from '../core/color.ts'
import { Sheet, type Sheets } from '../workspace/sheet.tsx'
import { type Choice, chooseProduct, chooseVariant } from './choice.ts'
import styles from './choice-steps.module.css'
import { Step } from './step.tsx'
import type { Product } from './studio.data.ts'
import { categoryMessages, studioMessages } from './studio.messages.ts'

interface ChoiceStepsProps {
  products: readonly Product[]
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  sheets: Sheets
  /** Takes the element beside the sides, for the choice of what is printed. */
  besideView: (element: HTMLElement | null) => void
}

/** Steps 1 to 3: product, colour and side. A colour without a picture of its back has only a front. */
export function ChoiceSteps(props: ChoiceStepsProps): ReactElement {
  const { products, choice, onChoose, sheets, besideView } = props
  const texts = useMessages(studioMessages)
  const categories = useMessages(categoryMessages)
  const langOf = useWordLang(choice?.product.words)
  const choose = (next: Choice | undefined) => () => next && onChoose(next)
  const isMissing = (side: Side) => side === 'back' && !choice?.variant.backImage
  return (
    <>
      <Sheet name="product" sheets={sheets}>
        <Options number={1} title={texts.chooseProduct} className={styles.products}>
          {products.map(product => (
            <Option
              key={product._id}
              name="product"
              value={product._id}
              checked={product._id === choice?.product._id}
              onChange={choose(chooseProduct(product, choice?.side ?? 'front'))}
              className={styles.card}
            >
              <Picture
                asset={product.colorVariants[0]?.frontImageAsset}
                alt=""
                sizes="5rem"
                fit="contain"
                className={styles.picture}
              />
              <span lang={product.language} className={styles.name}>
                {product.name}
              </span>
              <span className={styles.category}>{categories[product.category]}</span>
              <FromPrice price={product.fromPrice} className={styles.price} />
            </Option>
          ))}
        </Options>
      </Sheet>
      {choice && (
        <>
          <Sheet name="color" sheets={sheets}>
            <Options number={2} title={texts.chooseColor} className={styles.chips}>
              {choice.product.colorVariants.map(variant => (
                <Option
                  key={variant._id}
                  name="color"
                  value={variant._id}
                  checked={variant._id === choice.variant._id}
                  onChange={choose(chooseVariant(choice.product, variant, choice.side))}
                  className={styles.chip}
                >
                  <Swatch variant={variant} among={choice.product.colorVariants} />
                  <span lang={langOf(variant.colorName)}>
                    {wordIn(choice.product.words, variant.colorName)}
                  </span>
                </Option>
              ))}
            </Options>
          </Sheet>
          <div className={styles.view}>
            <Options number={3} title={texts.chooseView} className={styles.chips}>
              {sides.map(side => (
                <Option
                  key={side}
                  name="side"
                  value={side}
                  checked={side === choice.side}
                  disabled={isMissing(side)}
                  onChange={choose({ ...choice, side })}
                  className={styles.chip}
                >
                  {texts[side]}
                  {isMissing(side) && <span>({texts.notAvailable})</span>}
                </Option>
              ))}
              <div ref={besideView} className={styles.print} />
            </Options>
          </div>
        </>
      )}
    </>
  )
}

/** Colour distance below which two swatches look the same. */
const sameSwatch = 0.03

interface SwatchProps {
  variant: Choice['variant']
  among: readonly Choice['variant'][]
}

/** A disc of the colour; where another one looks the same, as of two-coloured products, the product in small. */
function Swatch({ variant, among }: SwatchProps): ReactElement {
  const { colorCode } = variant
  const isUnique = among.every(
    other => other === variant || colorDistance(other.colorCode, colorCode) > sameSwatch,
  )
  if (!isUnique) {
    const { frontImageAsset } = variant
    return (
      <Picture
        asset={frontImageAsset}
        alt=""
        sizes="2rem"
        fit="contain"
        className={styles.miniature}
      />
    )
  }
  return (
    // An attribute, because the content security policy allows no inline styles.
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.swatch}>
      <circle cx="10" cy="10" r="9.5" fill={colorCode} />
    </svg>
  )
}

interface OptionsProps {
  number: number
  title: string
  className: string | undefined
  children: ReactNode
}

function Options({ number, title, className, children }: OptionsProps): ReactElement {
  return (
    <Step number={number} title={title}>
      <fieldset className={className}>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    </Step>
  )
}

/** A radio button that looks like a card or a chip. */
function Option({ children, className, ...input }: ComponentProps<'input'>): ReactElement {
  return (
    <label className={cx(styles.option, className)}>
      <input type="radio" {...input} className={styles.radio} />
      {children}
    </label>
  )
}
