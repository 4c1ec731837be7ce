/** Key of the visitor's decision on what this device may store beyond the necessary. */
export const consentKey = 'cookieConsent'

/** Key of the products seen last, which this device stores only with consent; a refusal deletes them. */
export const seenProductsKey = 'seenProducts'
