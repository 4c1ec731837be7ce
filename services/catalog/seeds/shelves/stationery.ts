import { cards } from '@stampa/drawings/cards'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { notebook } from '@stampa/drawings/notebook'
import { pens } from '@stampa/drawings/pen'
import { spiralPad } from '@stampa/drawings/spiral-pad'
import { type Sticker, stickerSheet } from '@stampa/drawings/sticker-sheet'
import { amphora, column, eye, meander } from '../motifs/antiquity.ts'
import { lemon, olive, sun } from '../motifs/garden.ts'
import { word } from '../motifs/lettering.ts'
import { halftone, overprint, registration } from '../motifs/process.ts'
import { boat, fish, sunAndSea } from '../motifs/sea.ts'
import type { Shelf } from '../shelf.ts'

const GOLD = '#cda64f'
const KRAFT = '#c49a6c'

const STICKERS: readonly Sticker[] = [
  { motif: registration(INK.black), ground: INK.white, cut: 'round' },
  { motif: sun(INK.white), ground: INK.magenta, cut: 'square' },
  { motif: sunAndSea(INK.yellow, INK.cyan, INK.white), ground: INK.white, cut: 'round' },
  { motif: fish(INK.white, INK.cyan), ground: INK.cyan, cut: 'square' },
  { motif: eye('#1d4fa3', INK.white, '#5fb3dc', INK.black), ground: INK.yellow, cut: 'round' },
  { motif: amphora(CLOTH.terracotta, INK.black), ground: CLOTH.ecru, cut: 'square' },
  { motif: halftone(INK.black), ground: INK.yellow, cut: 'round' },
  { motif: olive('#3f5b3a', INK.black), ground: INK.white, cut: 'square' },
  { motif: boat(INK.black, INK.magenta, INK.cyan), ground: CLOTH.ecru, cut: 'round' },
  { motif: meander(INK.white), ground: INK.black, cut: 'square' },
  { motif: lemon(INK.yellow, '#1f7a4a', INK.white), ground: CLOTH.sky, cut: 'round' },
  { motif: overprint(), ground: INK.white, cut: 'square' },
]

export const stationery: Shelf = {
  name: 'Γραφική ύλη',
  description:
    'Σημειωματάρια, στυλό, αυτοκόλλητα και επαγγελματικές κάρτες με την ταυτότητά σας. Χαρτιά που επιλέγουμε εμείς, με τυπογραφικό έλεγχο σε κάθε αρχείο.',
  picture: {
    alt: 'Σημειωματάριο, τέσσερα στυλό και φύλλο με αυτοκόλλητα',
    ink: INK.yellow,
    disc: [790, 590, 470],
    goods: [
      [3, 1130, 560, 0.5],
      [0, 520, 590, 0.625],
      [2, 880, 660, 0.5],
    ],
  },
  goods: [
    {
      title: 'Σημειωματάριο A5 με σκληρό εξώφυλλο',
      description:
        'Δεμένο σημειωματάριο 192 σελίδων σε κρεμ χαρτί 90 g/m², με λάστιχο, κορδέλα και θήκη στο οπισθόφυλλο. Το εξώφυλλο σφραγίζεται με θερμοτυπία σε χρυσό, ασημί ή χωρίς χρώμα. Σελίδες ριγέ, λευκές ή με κουκκίδες.',
      alt: 'Μπλε σημειωματάριο με χρυσό ιωνικό κιονόκρανο και λάστιχο ματζέντα',
      also: ['Εταιρικά δώρα'],
      events: ['Συνέδρια και εκθέσεις', 'Γιορτές του χειμώνα'],
      drawing: notebook({
        colour: CLOTH.navy,
        band: INK.magenta,
        print: { motif: column(GOLD), scale: 1.7 },
      }),
    },
    {
      title: 'Σπιράλ μπλοκ από ανακυκλωμένο χαρτί',
      description:
        'Εξώφυλλα από χαρτόνι kraft 600 g/m² και 80 φύλλα ανακυκλωμένου χαρτιού 80 g/m². Το σχέδιο τυπώνεται με μεταξοτυπία ενός χρώματος, που αναδεικνύει την υφή του χαρτονιού. Μέγεθος A5 ή A6, ελάχιστη ποσότητα 50 τεμάχια.',
      alt: 'Σπιράλ μπλοκ με εξώφυλλο kraft και κλαδί ελιάς',
      events: ['Συνέδρια και εκθέσεις', 'Σχολικές εκδηλώσεις'],
      drawing: spiralPad({ colour: KRAFT, print: { motif: olive('#2b2a22', '#2b2a22') } }),
    },
    {
      title: 'Στυλό αλουμινίου «Τετραχρωμία»',
      description:
        'Μεταλλικό στυλό με μαλακή λαβή και ανταλλακτικό μπλε μελανιού που γράφει 1.200 μέτρα. Το λογότυπο χαράσσεται με λέιζερ ή τυπώνεται με ταμπογραφία. Σετ τεσσάρων χρωμάτων ή ένα χρώμα της επιλογής σας, από 100 τεμάχια.',
      alt: 'Τέσσερα στυλό: γαλάζιο, ματζέντα, κίτρινο και μαύρο',
      also: ['Εταιρικά δώρα'],
      events: ['Συνέδρια και εκθέσεις'],
      drawing: pens({
        colours: [INK.cyan, INK.magenta, INK.yellow, INK.black],
        print: {
          motif: `<g transform="rotate(-90)">${word('στάμπα', INK.white, 26)}</g>`,
          scale: 1,
        },
      }),
    },
    {
      title: 'Αυτοκόλλητα σε φύλλο A4',
      description:
        'Δώδεκα διαφορετικά αυτοκόλλητα ανά φύλλο, κομμένα στο περίγραμμα του σχεδίου. Βινύλιο με ματ ή γυαλιστερή πλαστικοποίηση, ανθεκτικό στον ήλιο και στο νερό για τρία χρόνια. Τυπώνουμε από ένα φύλλο, με παράδοση σε τρεις εργάσιμες ημέρες.',
      alt: 'Φύλλο με δώδεκα στρογγυλά και τετράγωνα αυτοκόλλητα',
      events: ['Βάπτιση', 'Σχολικές εκδηλώσεις'],
      drawing: stickerSheet(STICKERS),
    },
    {
      title: 'Επαγγελματικές κάρτες με χρωματιστή ακμή',
      description:
        'Βαμβακερό χαρτί 600 g/m² με βαθυτυπία και ακμή βαμμένη σε απόχρωση Pantone. Διαστάσεις 85 × 55 mm, με τυπογραφικό έλεγχο του αρχείου σας πριν από την εκτύπωση. Παραγγελίες από 100 κάρτες ανά όνομα.',
      alt: 'Δύο στοίβες από κάρτες, μαύρη και λευκή, με ακμή ματζέντα',
      drawing: cards({
        front: INK.white,
        back: INK.black,
        ink: INK.black,
        edge: INK.magenta,
        frontMotif: registration(INK.black),
        backMotif: word('στάμπα', INK.white, 24),
      }),
    },
  ],
}
