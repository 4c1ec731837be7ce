import { apron } from '@stampa/drawings/apron'
import { cards } from '@stampa/drawings/cards'
import { enamelMug } from '@stampa/drawings/enamel-mug'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { mug } from '@stampa/drawings/mug'
import { tote } from '@stampa/drawings/tote'
import { tumbler } from '@stampa/drawings/tumbler'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.cafe
const { mark, ink } = brand

export const cafe: Work = {
  title: 'Μια γειτονιά που μυρίζει καφέ',
  brand,
  description:
    'Όταν το καφεκοπτείο άνοιξε το δεύτερο κατάστημά του, χρειαζόταν ενιαία εικόνα από την ποδιά του μπαρίστα ως την κάρτα επιβράβευσης. Κεντήσαμε 24 ποδιές, τυπώσαμε με εξάχνωση 300 κούπες και ετοιμάσαμε ποτήρια διαδρομής με χάραξη στον φελλό. Από το πρώτο δείγμα ως την παράδοση χρειάστηκαν δεκαπέντε εργάσιμες ημέρες.',
  scenes: [
    {
      alt: 'Ανθρακί ποδιά με κεντημένο κόκκο καφέ, δίπλα σε λευκή κούπα με το ίδιο σήμα',
      layers: [
        disc(640, 420, 300, '#d9a05b'),
        put(
          apron({
            colour: CLOTH.charcoal,
            straps: CLOTH.sand,
            print: { motif: mark(CLOTH.ecru, CLOTH.charcoal), at: [0, 330] },
          }),
          [440, 450],
          0.5,
        ),
        put(
          mug({ colour: CLOTH.white, inside: ink, print: { motif: mark(ink, INK.white) } }),
          [840, 590],
          0.5,
        ),
      ],
    },
    {
      alt: 'Ποτήρι διαδρομής με ζώνη φελλού και δύο στοίβες από κάρτες του καφεκοπτείου',
      ground: tinted('#d9a05b'),
      layers: [
        put(
          tumbler({
            colour: CLOTH.white,
            lid: ink,
            print: { motif: mark('#4b2f18', '#c49a6c'), scale: 1.1 },
          }),
          [360, 460],
          0.625,
        ),
        put(
          cards({
            front: INK.white,
            back: ink,
            ink,
            edge: '#d9a05b',
            frontMotif: mark(ink, INK.white),
            backMotif: word(brand.word, CLOTH.ecru, 18),
          }),
          [800, 460],
          0.5,
        ),
      ],
    },
    {
      alt: 'Πάνινη τσάντα με τη λέξη λιακάδα και εμαγιέ κούπα με καφέ χείλος',
      layers: [
        disc(560, 440, 310, ink),
        put(
          tote({
            colour: CLOTH.ecru,
            print: { motif: word(brand.word, ink, 20), at: [0, 420], scale: 3.2 },
          }),
          [430, 440],
          0.5,
        ),
        put(
          enamelMug({
            colour: CLOTH.white,
            rim: ink,
            print: { motif: mark(ink, INK.white), at: [-30, 362], scale: 1.4 },
          }),
          [860, 640],
          0.5,
        ),
      ],
    },
  ],
}
