/** Conversions that the analytics service counts, by these names. */
export type Achievement = 'contact-sent' | 'order-sent' | 'mockup-saved' | 'design-order-sent'

/** Name of the window event with the conversion as its `detail`; the tracker listens. */
export const achieved = 'stampa:achieved'

/** Counts a conversion, if the visitor has agreed to tracking. Does nothing on the page server. */
export function track(name: Achievement): void {
  if (typeof window === 'undefined') return
  dispatchEvent(new CustomEvent<Achievement>(achieved, { detail: name }))
}
