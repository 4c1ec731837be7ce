/** The forms of the home page, in one chunk that is fetched when a visitor comes near to them. */
export { ContactForm } from '../contact/contact-form.tsx'
export { CustomOrderForm } from '../custom-order/custom-order-form.tsx'
