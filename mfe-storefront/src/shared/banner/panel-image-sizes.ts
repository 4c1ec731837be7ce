import { acrossPhone } from '../across-phone.ts'

/** How wide a banner's image is shown, by where its text stands; see banner-panel.module.css. */
export const panelImageSizes = {
  beside: `(min-width: 77.5rem) 50rem, (min-width: 60rem) 62vw, ${acrossPhone}`,
  below: `(min-width: 77.5rem) 38rem, (min-width: 60rem) 47vw, ${acrossPhone}`,
} as const
