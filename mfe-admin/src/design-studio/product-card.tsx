import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { PencilIcon, PlusIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { untranslated } from '../shared/resource/field-kinds.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import type { ColorVariant, StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { productTexts, productToValues } from './products.action.ts'

interface ProductCardProps {
  product: StudioProduct
  onDelete: () => void
  onDeleteVariant: (variant: ColorVariant) => void
}

export function ProductCard({
  product,
  onDelete,
  onDeleteVariant,
}: ProductCardProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { englishMissing } = useMessages(sharedMessages)
  const { _id, name, category, active, colorVariants, printAreas, sizes } = product
  const address = `/admin/design-studio/products/${_id}`
  return (
    <article aria-label={name} className={styles.card}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h2>{name}</h2>
          <Badge tone={active ? 'positive' : 'neutral'}>
            {active ? texts.active : texts.inactive}
          </Badge>
          {untranslated(productTexts, productToValues(product)).length > 0 && (
            <Badge tone="warning">{englishMissing}</Badge>
          )}
          <span className={styles.muted}>{texts.categories[category]}</span>
        </div>
        <div className={styles.actions}>
          <Button size="small" render={<FormLink path={address} aria-label={texts.editOf(name)} />}>
            {texts.editProduct}
          </Button>
          <Button
            size="small"
            icon={<PlusIcon />}
            render={
              <FormLink
                path={`${address}/color-variants/new`}
                aria-label={texts.addVariantTo(name)}
              />
            }
          >
            {texts.addVariant}
          </Button>
          <Allowed to="delete">
            <Button
              size="small"
              variant="quiet"
              icon={<TrashIcon />}
              aria-label={texts.deleteProductOf(name)}
              onClick={onDelete}
            >
              {texts.deleteProduct}
            </Button>
          </Allowed>
        </div>
      </header>
      <p className={styles.muted}>
        {[
          texts.printSize(texts.views.front, millimetres(printAreas.front)),
          printAreas.back && texts.printSize(texts.views.back, millimetres(printAreas.back)),
          sizes.join(' '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {colorVariants.length === 0 ? (
        <p className={styles.muted}>{texts.noVariants}</p>
      ) : (
        <ul aria-label={texts.variants} className={styles.variants}>
          {colorVariants.map(variant => (
            <li key={variant._id} className={styles.variant}>
              {/* Not a Picture: its background would show through transparent areas. */}
              <img
                src={thumbnail(variant)}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                className={styles.thumbnail}
              />
              <span className={styles.color}>
                <Swatch color={variant.colorCode} />
                {variant.colorName}
              </span>
              {variant.backImage === null && (
                <span className={styles.muted}>{texts.frontOnly}</span>
              )}
              <span className={styles.actions}>
                <IconButton
                  size="small"
                  label={texts.editVariantOf(variant.colorName)}
                  icon={<PencilIcon />}
                  render={<FormLink path={`${address}/color-variants/${variant._id}`} />}
                />
                <Allowed to="delete">
                  <IconButton
                    size="small"
                    variant="danger"
                    label={texts.deleteVariantOf(variant.colorName)}
                    icon={<TrashIcon />}
                    onClick={() => onDeleteVariant(variant)}
                  />
                </Allowed>
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** Width of a thumbnail on a screen with two device pixels per CSS pixel. */
const thumbnailPixels = 192

function thumbnail({ frontImage, frontImageAsset: { base, widths } }: ColorVariant): string {
  const width = widths.find(candidate => candidate >= thumbnailPixels)
  return width === undefined ? frontImage : `${base}/${width}.webp`
}

function millimetres({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string {
  return `${widthMm} × ${heightMm}`
}

/** Color sample; its name is beside it. */
function Swatch({ color }: { color: string }): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.swatch}>
      <circle cx="8" cy="8" r="7" fill={color} />
    </svg>
  )
}
