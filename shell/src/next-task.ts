/**
 * Resolves in a task of its own, so that taps are answered between two long pieces of work. Not a timer: browsers hold
 * those of a page in the background for a second.
 */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
