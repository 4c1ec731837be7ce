/** A counter without React, as a custom element. The server has no elements. */
const define = () =>
  customElements.define(
    'team-seal',
    class extends HTMLElement {
      connectedCallback(): void {
        const button = document.createElement('button')
        button.type = 'button'
        let count = 0
        const show = () => {
          button.textContent = `${this.dataset.text} ${count} times`
        }
        button.onclick = () => {
          count += 1
          show()
        }
        show()
        this.replaceChildren(button)
      }
    },
  )

/** Puts the element into a place of the page. @returns a function that removes it */
export function mount(place: Element, { text }: { text: string }): () => void {
  if (!customElements.get('team-seal')) define()
  const seal = document.createElement('team-seal')
  seal.dataset.text = text
  place.append(seal)
  return () => seal.remove()
}
