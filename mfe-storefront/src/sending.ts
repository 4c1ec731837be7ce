/** The form actions, in a chunk that is loaded when a form is sent. */
export { sendMessage } from './contact/send-message.ts'
export { replyToMessage } from './conversation/send-reply.ts'
export { placeOrder } from './custom-order/place-order.ts'
export { requestLinks } from './lost-links/request-links.ts'
export { answerOffer } from './offer/decide-offer.ts'
export { answerDesign } from './order-progress/answer-design.ts'
export { answerOrder as replyToOrder } from './reviews/send-review.ts'
