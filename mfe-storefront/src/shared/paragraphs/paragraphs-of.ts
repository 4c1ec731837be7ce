/**
 * The paragraphs of a text that was entered with one per line. Empty lines are none.
 *
 * @example paragraphsOf('Καλημέρα.\n\nΤι κάνετε;') // ['Καλημέρα.', 'Τι κάνετε;']
 */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}
