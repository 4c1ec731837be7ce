/** A phone's photo has 12 megapixels; decoded at 4 bytes each this limit is 160 MB. */
export const maxPixels = 40_000_000
