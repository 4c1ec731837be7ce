/**
 * How wide a picture across a phone's screen is said to be, for a `sizes` attribute: a little less
 * than it is. Such a screen has more pixels than the eye tells apart, and a third of the bytes of a
 * page of pictures are for those.
 */
export const acrossPhone = '86vw'

/** How wide a picture that fills a cell is shown; see card-grid.module.css. */
export const cardGridSizes = `(min-width: 77.5rem) 25rem, (min-width: 60rem) 31vw, (min-width: 40rem) 46vw, ${acrossPhone}`

/** How wide a banner's image is shown, by where its text stands; see banner-panel.module.css. */
export const panelImageSizes = {
  beside: `(min-width: 77.5rem) 50rem, (min-width: 60rem) 62vw, ${acrossPhone}`,
  below: `(min-width: 77.5rem) 38rem, (min-width: 60rem) 47vw, ${acrossPhone}`,
} as const

/** How wide a card's image is shown; see product-grid.module.css and product-card.module.css. */
export const cardImageSizes =
  '(min-width: 77.5rem) 18rem, (min-width: 60rem) 22vw, (min-width: 36rem) 46vw, 38vw'
