/**
 * Width of a full-width picture on a phone, for a `sizes` attribute. Slightly less than the real width: phones have
 * more pixels than the eye can resolve, and the smaller files save a third of the bytes.
 */
export const acrossPhone = '86vw'

/** Width of a picture that fills a cell; see card-grid.module.css. */
export const cardGridSizes = `(min-width: 77.5rem) 25rem, (min-width: 60rem) 31vw, (min-width: 40rem) 46vw, ${acrossPhone}`
