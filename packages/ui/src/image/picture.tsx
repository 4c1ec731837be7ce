import { type ReactElement, useState } from 'react'
import { cx } from '../cx.ts'
import styles from './image.module.css'
import { cropPosition, defaultSource, type ImageAsset, srcSet } from './sources.ts'

export interface PictureProps {
  /** The image with its sizes; null shows a placeholder. */
  asset: ImageAsset | null | undefined
  /** Alternative text; empty where the text beside it says the same. */
  alt: string
  /** The `sizes` attribute: `(min-width: 60rem) 25vw, 50vw`. */
  sizes: string
  /** Loads the image first: it is likely the largest of the first view. */
  priority?: boolean
  /** Fits the image into a frame of another ratio; without it the frame has the image's ratio. */
  fit?: 'cover' | 'contain'
  /** Shows no colour behind an image with transparent parts, such as a logo. */
  transparent?: boolean
  className?: string | undefined
}

/**
 * A responsive image. Its size is known before it loads, its average colour shows until then, and a placeholder
 * replaces it after a failure. The colour is an SVG attribute because the content security policy forbids style
 * attributes.
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
      {/* Not inside the picture, where preload scanners would fetch the fallback as well. */}
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
            // An image can fail before hydration, when `onError` is not attached yet.
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

/** Replaces a missing or failed image: crop marks around an empty sheet. Decorative. */
export function Placeholder({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.placeholder, className)}
    >
      <path className={styles.sheet} d="M52 62h56v76H52Z" />
      <path
        className={styles.motif}
        d="m52 126 18-20 13 13 9-9 16 17M93 86a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z"
      />
      <path
        className={styles.marks}
        d="M40 62h8M52 50v8M112 62h8M108 50v8M40 138h8M52 142v8M112 138h8M108 142v8"
      />
      <path className={styles.cyan} d="M70 162a3 3 0 1 0 0 .01Z" />
      <path className={styles.magenta} d="M80 162a3 3 0 1 0 0 .01Z" />
      <path className={styles.yellow} d="M90 162a3 3 0 1 0 0 .01Z" />
    </svg>
  )
}
