/** The document's title of a page. @example pageTitle('Προϊόντα') // 'Προϊόντα | Stampa' */
export function pageTitle(page: string): string {
  return `${page} | Stampa`
}
