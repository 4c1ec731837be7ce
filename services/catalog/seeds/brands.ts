import { CLOTH, INK, mix } from '@stampa/drawings/kit/colour'
import type { Svg } from '@stampa/drawings/kit/svg'
import { road, sail, spool, turtle } from './motifs/journeys.ts'
import { amphitheatre, blocks, book, seaWindow } from './motifs/places.ts'
import { bean, grapes, hop, wheat } from './motifs/table.ts'

/** A customer of the demo shop. All of them are invented; their goods, logos and words share one mark. */
export interface Brand {
  /** As it is written in a text. */
  readonly name: string
  /** As it is drawn: lower case, from one to three words. */
  readonly word: string
  /** Its own colour, which the logo is printed in. */
  readonly ink: string
  /** How its word is drawn, in units of 100 to the x-height. */
  readonly weight: number
  /** Whether the mark stands beside the word or above it. */
  readonly lockup: 'beside' | 'above'
  /** About 100 units in radius. @param paper colour of what it is printed on */
  readonly mark: (ink: string, paper: string) => Svg
}

export const BRANDS = {
  cafe: {
    name: 'Καφεκοπτείο Λιακάδα',
    word: 'λιακάδα',
    ink: '#6b3f22',
    weight: 18,
    lockup: 'beside',
    mark: bean,
  },
  brewery: {
    name: 'Ζυθοποιία Άγρια Πηγή',
    word: 'άγρια πηγή',
    ink: CLOTH.bottle,
    weight: 24,
    lockup: 'above',
    mark: hop,
  },
  hotel: {
    name: 'Ξενοδοχείο Γαλάζια Πέτρα',
    word: 'γαλάζια πέτρα',
    ink: CLOTH.navy,
    weight: 11,
    lockup: 'above',
    mark: seaWindow,
  },
  school: {
    name: 'Εκπαιδευτήρια Ορίζοντες',
    word: 'ορίζοντες',
    ink: '#24497a',
    weight: 20,
    lockup: 'beside',
    mark: ink => book(ink, ink),
  },
  volunteers: {
    name: 'Εθελοντική Ομάδα Αμμουδιά',
    word: 'αμμουδιά',
    ink: CLOTH.sea,
    weight: 26,
    lockup: 'beside',
    mark: turtle,
  },
  race: {
    name: 'Δρόμος του Όρμου',
    word: 'δρόμος του όρμου',
    ink: '#1d5b4a',
    weight: 22,
    lockup: 'above',
    mark: road,
  },
  software: {
    name: 'Νήμα Λογισμικό',
    word: 'νήμα',
    ink: INK.black,
    weight: 30,
    lockup: 'beside',
    mark: spool,
  },
  festival: {
    name: 'Φεστιβάλ Ηχώ',
    word: 'ηχώ',
    ink: '#8a1c3c',
    weight: 14,
    lockup: 'above',
    mark: amphitheatre,
  },
  builders: {
    name: 'Τεχνική Εταιρεία Στέρνα',
    word: 'στέρνα',
    ink: '#3b3f46',
    weight: 28,
    lockup: 'beside',
    mark: ink => blocks(ink, mix(ink, '#ffffff', 0.55), mix(ink, '#ffffff', 0.25)),
  },
  winery: {
    name: 'Κτήμα Μελισσάνθη',
    word: 'μελισσάνθη',
    ink: '#6b1630',
    weight: 12,
    lockup: 'above',
    mark: ink => grapes(ink, ink),
  },
  sailing: {
    name: 'Ναυτικός Όμιλος Μελτέμι',
    word: 'μελτέμι',
    ink: '#17527a',
    weight: 22,
    lockup: 'beside',
    mark: sail,
  },
  bakery: {
    name: 'Φούρνος Ζυμάρι',
    word: 'ζυμάρι',
    ink: '#8a5a16',
    weight: 24,
    lockup: 'beside',
    mark: wheat,
  },
} as const satisfies Record<string, Brand>
