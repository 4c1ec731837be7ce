/**
 * How wide a picture across a phone's screen is said to be, for a `sizes` attribute: a little less
 * than it is. Such a screen has more pixels than the eye tells apart, and a third of the bytes of a
 * page of pictures are for those.
 */
export const acrossPhone = '86vw'
