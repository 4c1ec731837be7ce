/** How wide a card's image is shown; see product-grid.module.css and product-card.module.css. */
export const cardImageSizes =
  '(min-width: 77.5rem) 18rem, (min-width: 60rem) 22vw, (min-width: 36rem) 46vw, 38vw'
