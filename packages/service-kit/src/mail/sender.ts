import type { CompanyIdentity } from '../company.ts'

/** Whom mails are from while the company has not said what it is called. */
const platformName = 'Stampa'

export function senderName({ legalName }: CompanyIdentity): string {
  return legalName || platformName
}

/** The company's identity below every mail, as below its offers (Law 4919/2022, article 22). */
export function footerLines(company: CompanyIdentity): string[] {
  const { legalName, legalForm, registryNumber, vatNumber, location, telephone, email } = company
  return [
    [senderName(company), legalName && legalForm].filter(Boolean).join(' '),
    [registryNumber && `ΓΕΜΗ ${registryNumber}`, vatNumber && `ΑΦΜ ${vatNumber}`]
      .filter(Boolean)
      .join(' · '),
    [location, telephone, email].filter(Boolean).join(' · '),
  ].filter(line => line !== '')
}
