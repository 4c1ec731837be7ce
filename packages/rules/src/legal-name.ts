/**
 * Returns the legal name with the legal form, unless the name already has it in any spelling; '' for an
 * unknown name.
 */
export function fullLegalName({
  legalName = '',
  legalForm = '',
}: {
  legalName?: string
  legalForm?: string
}): string {
  if (legalName === '' || lettersOf(legalName).includes(lettersOf(legalForm))) return legalName
  return `${legalName} ${legalForm}`
}

/** Without dots, spaces, accents and case. */
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}
