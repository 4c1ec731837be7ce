/** What a visitor may do that the shop hopes for; the analytics service counts it under this name. */
export type Achievement = 'contact-sent' | 'order-sent' | 'mockup-saved' | 'design-order-sent'

/** Told to the window, whose detail is the achievement; who counts visits listens. */
export const achieved = 'stampa:achieved'

/**
 * Counts an achievement, if the visitor has agreed to be counted: otherwise nobody listens. On the page server it does
 * nothing.
 */
export function track(name: Achievement): void {
  if (typeof window === 'undefined') return
  dispatchEvent(new CustomEvent<Achievement>(achieved, { detail: name }))
}
