/** The forms of the home page, in a chunk that is loaded when a visitor scrolls near them. */
export { ContactForm } from '../contact/contact-form.tsx'
export { CustomOrderForm } from '../custom-order/custom-order-form.tsx'
