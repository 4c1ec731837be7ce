import { apron } from '@stampa/drawings/apron'
import { giftBox } from '@stampa/drawings/gift-box'
import { glassBottle } from '@stampa/drawings/glass-bottle'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc, group } from '@stampa/drawings/kit/svg'
import { tote } from '@stampa/drawings/tote'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.winery
const { mark, ink } = brand

const wine = (glass: string, closure: string, paper: string, print: string) =>
  glassBottle({
    kind: 'wine',
    glass,
    closure,
    paper,
    print: {
      motif:
        group(mark(print), 'translate(0 -34) scale(0.8)') +
        group(word(brand.word, print, 13), 'translate(0 104) scale(0.84)'),
    },
  })

export const winery: Work = {
  title: 'Ο τρύγος σε κουτί δώρου',
  brand,
  description:
    'Το κτήμα στέλνει κάθε Δεκέμβριο δύο κρασιά στους συνεργάτες του και ήθελε συσκευασία που να μην καταλήγει στον κάδο. Φτιάξαμε κουτί από ανακυκλωμένο χαρτόνι με υφασμάτινη κορδέλα, τυπωμένο με ένα μόνο χρώμα, και ετικέτες σε βαμβακερό χαρτί με ανάγλυφο τσαμπί. Για τις ξεναγήσεις συμπληρώσαμε ποδιές και τσάντες έξι φιαλών.',
  scenes: [
    {
      alt: 'Δύο φιάλες κρασιού, ερυθρό και λευκό, με ετικέτες που δείχνουν ένα τσαμπί σταφύλι',
      layers: [
        disc(600, 420, 310, '#d9b8a0'),
        put(wine('#1d2b1c', ink, INK.white, ink), [460, 450], 0.5),
        put(wine('#8a8f4a', '#cda64f', CLOTH.ecru, '#4a5a24'), [740, 470], 0.5),
      ],
    },
    {
      alt: 'Κουτί δώρου από χαρτόνι με μπορντό κορδέλα και το σήμα του κτήματος',
      ground: tinted(ink),
      layers: [
        put(
          giftBox({ colour: '#c49a6c', ribbon: ink, print: { motif: mark(ink) } }),
          [600, 450],
          0.75,
        ),
      ],
    },
    {
      alt: 'Μπορντό ποδιά και πάνινη τσάντα με σταφύλια για τις ξεναγήσεις στο οινοποιείο',
      layers: [
        disc(600, 430, 310, '#cda64f'),
        put(
          apron({
            colour: ink,
            straps: CLOTH.sand,
            print: { motif: mark(CLOTH.ecru), at: [0, 320] },
          }),
          [390, 450],
          0.5,
        ),
        put(
          tote({
            colour: CLOTH.ecru,
            handles: ink,
            print: { motif: mark(ink), at: [0, 540], scale: 2.3 },
          }),
          [840, 460],
          0.5,
        ),
      ],
    },
  ],
}
