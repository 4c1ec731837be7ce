/** How wide a banner's image is shown, by where its text stands; see banner-panel.module.css. */
export const panelImageSizes = {
  beside: '(min-width: 77.5rem) 50rem, (min-width: 60rem) 62vw, 94vw',
  below: '(min-width: 77.5rem) 38rem, (min-width: 60rem) 47vw, 94vw',
} as const
