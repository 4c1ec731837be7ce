import { ICON_PIXELS } from '@stampa/drawings/kit/scene'
import { brandIcon, logo } from './brand.ts'
import { clearPng } from './raster.ts'
import type { DemoCompany } from './types.ts'

/**
 * The shop itself. Nobody is called, written to or named by it: addresses lie under reserved names (RFC 2606),
 * the telephone number is not in use, the ΑΦΜ has a wrong check digit (the right one is 5), and ΓΕΜΗ has given
 * out no number that begins with 99.
 */
export async function demoCompany(): Promise<DemoCompany> {
  const [logoImage, favicon] = await Promise.all([
    clearPng(logo(320)),
    clearPng(brandIcon(ICON_PIXELS)),
  ])
  return {
    facebook: 'https://facebook.example.com/stampa',
    instagram: 'https://instagram.example.com/stampa',
    twitter: 'https://twitter.example.com/stampa',
    linkedin: 'https://linkedin.example.com/company/stampa',
    location: 'Ερμού 42, 105 63, Αθήνα',
    telephone: '+30 210 000 4242',
    email: 'info@stampa.example.com',
    legalName: 'Στάμπα Εκτυπώσεις και Διαφημιστικά Είδη Μονοπρόσωπη Ι.Κ.Ε.',
    legalForm: 'Μονοπρόσωπη Ι.Κ.Ε.',
    vatNumber: '999424240',
    taxOffice: 'ΚΕΦΟΔΕ Αττικής',
    registryNumber: '994242401000',
    openingHours: [
      { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
      { from: 'sat', to: 'sat', opens: '10:00', closes: '16:00' },
      { from: 'sun', to: 'sun', opens: null, closes: null },
    ],
    logo: logoImage,
    favicon,
  }
}
