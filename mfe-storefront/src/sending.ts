/** What sends the forms, in one chunk that only who sends one needs. */
export { sendMessage } from './contact/send-message.ts'
export { placeOrder } from './custom-order/place-order.ts'
export { answerProof } from './design-order/answer-proof.ts'
export { decideOffer } from './offer/decide-offer.ts'
