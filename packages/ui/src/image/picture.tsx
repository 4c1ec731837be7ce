import { type ReactElement, useState } from 'react'
import { cx } from '../cx.ts'
import styles from './image.module.css'
import { Placeholder } from './placeholder.tsx'
import { cropPosition, defaultSource, type ImageAsset, srcSet } from './sources.ts'

export interface PictureProps {
  /** The image with its sizes; a placeholder stands in for null. */
  asset: ImageAsset | null | undefined
  /** What it shows; empty where the text beside it says the same. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 60rem) 25vw, 50vw`. */
  sizes: string
  /** Likely the largest thing of the first view: loaded at once, before everything else. */
  priority?: boolean
  /** How it fills a frame of another ratio; without it the frame takes the image's own ratio. */
  fit?: 'cover' | 'contain'
  /** It has see-through parts, a logo say: no colour shows behind it. */
  transparent?: boolean
  className?: string | undefined
}

/**
 * A responsive image. Its size is known before it loads, its average colour shows until then, and
 * a placeholder takes its place when it fails. The colour is an SVG attribute because the content
 * security policy allows no style attributes.
 */
export function Picture({
  asset,
  alt,
  sizes,
  priority,
  fit,
  transparent = false,
  className,
}: PictureProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null)
  const classes = cx(styles.frame, className)
  if (!asset || failed === asset.base) {
    return (
      <span className={classes} {...(alt && { role: 'img', 'aria-label': alt })}>
        <Placeholder />
      </span>
    )
  }
  const fail = () => setFailed(asset.base)
  return (
    <span className={classes}>
      {/* Beside the picture: inside it, browsers that look ahead fetch the fallback as well. */}
      {!transparent && (
        <svg aria-hidden="true" className={styles.ground}>
          <rect width="100%" height="100%" fill={asset.color} />
        </svg>
      )}
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={srcSet(asset, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(asset, 'webp')} sizes={sizes} />
        <img
          ref={image => {
            // An image can fail before hydration, when nobody listens for its error yet.
            if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail()
          }}
          src={defaultSource(asset)}
          alt={alt}
          width={asset.width}
          height={asset.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className={cx(styles.image, fit && styles[fit])}
          data-crop-x={asset.focus && cropPosition(asset.focus.x)}
          data-crop-y={asset.focus && cropPosition(asset.focus.y)}
          onError={fail}
        />
      </picture>
    </span>
  )
}
