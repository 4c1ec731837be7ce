import { acrossPhone } from '../../shared/across-phone.ts'

/** How wide a banner's image is shown; see `.picture` in slider.module.css. */
export const bannerImageSizes = `(min-width: 77.5rem) 50rem, (min-width: 60rem) 62vw, ${acrossPhone}`

/** How wide the sheet in front of the welcome is shown; see `.front` in welcome.module.css. */
export const welcomeImageSizes = '(min-width: 77.5rem) 22rem, (min-width: 44rem) 27vw, 60vw'
