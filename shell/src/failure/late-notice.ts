import { defineMessages, type Language, textsIn } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import styles from '../router/newer-notice.module.css'

const messages = defineMessages({
  late: {
    el: 'Μέρος της σελίδας φορτώνει ακόμη. Μπορείτε ήδη να διαβάσετε και να συνεχίσετε.',
    en: 'Part of the page is still loading. You can already read it and go on.',
  },
})

/**
 * Tells the visitor of a server-rendered page whose files are late that parts of it do not react yet.
 *
 * @returns removes the notice
 */
export function showLateNotice(language: Language | undefined): () => void {
  const notice = document.createElement('p')
  notice.className = cx(styles.notice)
  notice.textContent = textsIn(messages, language).late
  // Beside the root: the server's page is not React's yet.
  const place = document.body.appendChild(document.createElement('div'))
  place.role = 'status'
  place.className = cx(styles.place)
  place.append(notice)
  return () => place.remove()
}
