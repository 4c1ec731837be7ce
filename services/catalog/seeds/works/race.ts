import { bottle } from '@stampa/drawings/bottle'
import { cap } from '@stampa/drawings/cap'
import { drawstringBag } from '@stampa/drawings/drawstring-bag'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { raceBib } from '@stampa/drawings/race-bib'
import { tShirt } from '@stampa/drawings/t-shirt'
import { BRANDS } from '../brands.ts'
import { wreath } from '../motifs/feasts.ts'
import { word } from '../motifs/lettering.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.race
const { mark, ink } = brand

export const race: Work = {
  title: 'Χίλιοι δρομείς, ένα Σάββατο',
  brand,
  description:
    'Για τον λαϊκό αγώνα δέκα χιλιομέτρων παραδώσαμε 1.100 τεχνικά μπλουζάκια, αριθμούς από χαρτί που δεν σκίζεται και σάκους γεμισμένους ανά αριθμό συμμετοχής. Το αρχείο με τα ονόματα κλείδωσε δώδεκα ημέρες πριν από την εκκίνηση και κανένας δρομέας δεν έμεινε χωρίς το μέγεθός του. Οι εθελοντές ξεχώριζαν από μακριά με το πορτοκαλί τους καπέλο.',
  scenes: [
    {
      alt: 'Πράσινο μπλουζάκι αγώνα με τον δρόμο και τα βουνά, και ο αριθμός συμμετοχής 1042',
      layers: [
        disc(600, 420, 320, CLOTH.safety),
        put(
          tShirt({ colour: ink, print: { motif: mark(INK.white, ink), at: [0, 540], scale: 2.3 } }),
          [430, 430],
          0.5,
        ),
        put(
          raceBib({
            band: ink,
            number: word('1042', INK.black, 26),
            motif: word(brand.word, INK.white, 24),
          }),
          [850, 620],
          0.5,
          5,
        ),
      ],
    },
    {
      alt: 'Πορτοκαλί σάκος με κορδόνι και λευκό μπουκάλι με στεφάνι ελιάς',
      ground: tinted(CLOTH.safety),
      layers: [
        put(
          drawstringBag({
            colour: CLOTH.safety,
            cord: INK.black,
            print: { motif: mark(INK.white, CLOTH.safety) },
          }),
          [440, 450],
          0.625,
        ),
        put(
          bottle({
            colour: CLOTH.white,
            cap: CLOTH.safety,
            print: { motif: wreath(ink, mark(ink, CLOTH.white)), scale: 1.4 },
          }),
          [920, 450],
          0.5,
        ),
      ],
    },
    {
      alt: 'Πορτοκαλί καπέλο εθελοντή με το σήμα του αγώνα',
      layers: [
        disc(600, 440, 320, ink),
        put(
          cap({
            colour: CLOTH.safety,
            print: { motif: mark(INK.white, CLOTH.safety), scale: 1.1 },
          }),
          [600, 480],
          0.75,
        ),
      ],
    },
  ],
}
