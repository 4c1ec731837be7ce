import { bottle } from '@stampa/drawings/bottle'
import { bucketHat } from '@stampa/drawings/bucket-hat'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { notebook } from '@stampa/drawings/notebook'
import { pens } from '@stampa/drawings/pen'
import { poster } from '@stampa/drawings/poster'
import { tote } from '@stampa/drawings/tote'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.hotel
const { mark } = brand
const GOLD = '#cda64f'

export const hotel: Work = {
  title: 'Το καλοκαίρι σε μια τσάντα παραλίας',
  brand,
  description:
    'Το ξενοδοχείο ήθελε να δίνει στους επισκέπτες του κάτι που θα το πάρουν μαζί τους φεύγοντας. Σχεδιάσαμε ένα σετ παραλίας με τσάντα από χοντρό καμβά, καπέλο και μπουκάλι που γεμίζει στη ρεσεψιόν αντί για πλαστικό μιας χρήσης. Στα δωμάτια περιμένουν σημειωματάριο με θερμοτυπία και ο χάρτης με τα μονοπάτια του νησιού.',
  scenes: [
    {
      alt: 'Λευκή τσάντα παραλίας με μπλε χερούλια και αμμόχρωμο καπέλο με το παράθυρο του ξενοδοχείου',
      layers: [
        disc(560, 420, 310, CLOTH.sky),
        put(
          tote({
            colour: CLOTH.white,
            handles: CLOTH.navy,
            print: { motif: mark(CLOTH.navy, CLOTH.white), at: [0, 540], scale: 2.6 },
          }),
          [430, 440],
          0.5,
        ),
        put(
          bucketHat({
            colour: CLOTH.sand,
            print: { motif: mark(CLOTH.navy, CLOTH.sand), at: [0, 305], scale: 1.1 },
          }),
          [840, 640],
          0.5,
        ),
      ],
    },
    {
      alt: 'Σημειωματάριο με χρυσή θερμοτυπία και τρία στυλό στα χρώματα του ξενοδοχείου',
      ground: tinted(CLOTH.sky),
      layers: [
        put(
          notebook({ colour: CLOTH.navy, band: GOLD, print: { motif: mark(GOLD, CLOTH.navy) } }),
          [420, 470],
          0.5,
        ),
        put(
          pens({
            colours: [CLOTH.navy, CLOTH.sky, GOLD],
            print: {
              motif: `<g transform="rotate(-90)">${word('πέτρα', INK.white, 22)}</g>`,
              scale: 1,
            },
          }),
          [830, 450],
          0.5,
        ),
      ],
    },
    {
      alt: 'Μπλε και λευκό μπουκάλι με το σήμα του ξενοδοχείου μπροστά στον διπλωμένο χάρτη των μονοπατιών',
      layers: [
        put(
          poster({
            paper: '#e7e2d2',
            fold: true,
            art: [
              '<path d="M-520-140C-300-260-180-60-40-150S260-330 520-220" fill="none" stroke="#8fb4cc" stroke-width="70"/>',
              '<path d="M-430 600C-380 330-60 380-30 130S250-190 330-520" fill="none" stroke="#b9583a" stroke-width="12" stroke-dasharray="34 26" stroke-linecap="round"/>',
              `<g transform="translate(-250 -430) scale(1.6)">${mark(CLOTH.navy, '#e7e2d2')}</g>`,
              disc(-430, 600, 26, CLOTH.terracotta),
              disc(-30, 130, 26, CLOTH.terracotta),
              disc(330, -520, 26, CLOTH.terracotta),
            ].join(''),
          }),
          [430, 450],
          0.5,
          -8,
        ),
        put(
          bottle({
            colour: CLOTH.navy,
            cap: GOLD,
            print: { motif: mark(INK.white, CLOTH.navy), scale: 1.2 },
          }),
          [780, 440],
          0.5,
        ),
        put(
          bottle({
            colour: CLOTH.white,
            cap: CLOTH.navy,
            print: { motif: mark(CLOTH.navy, CLOTH.white), scale: 1.2 },
          }),
          [1010, 480],
          0.5,
        ),
      ],
    },
  ],
}
