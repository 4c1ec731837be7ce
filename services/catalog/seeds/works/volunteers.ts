import { badges } from '@stampa/drawings/badges'
import { bottle } from '@stampa/drawings/bottle'
import { bucketHat } from '@stampa/drawings/bucket-hat'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { poster } from '@stampa/drawings/poster'
import { tShirt } from '@stampa/drawings/t-shirt'
import { BRANDS } from '../brands.ts'
import { word } from '../motifs/lettering.ts'
import { sunAndSea } from '../motifs/sea.ts'
import { tinted, type Work } from './work.ts'

const brand = BRANDS.volunteers
const { mark, ink } = brand

export const volunteers: Work = {
  title: 'Μπλουζάκια για καθαρές παραλίες',
  brand,
  description:
    'Κάθε Μάιο η ομάδα καθαρίζει ακτές με περισσότερους από πεντακόσιους εθελοντές. Διάλεξε οργανικό βαμβάκι και μελάνια νερού, και εμείς οργανώσαμε την παραγωγή ώστε να μη μείνει ούτε ένα μπλουζάκι αδιάθετο: τα μεγέθη μετρήθηκαν από τις δηλώσεις συμμετοχής. Όσα έσοδα έφεραν οι κονκάρδες πήγαν στο κέντρο περίθαλψης της περιοχής.',
  scenes: [
    {
      alt: 'Μπλουζάκι σε χρώμα φασκόμηλου με μεγάλη θαλάσσια χελώνα',
      layers: [
        disc(600, 440, 370, CLOTH.sky),
        put(
          tShirt({
            colour: CLOTH.sage,
            print: { motif: mark('#17424f', CLOTH.sage), at: [0, 560], scale: 2.5 },
          }),
          [600, 455],
          0.5,
        ),
      ],
    },
    {
      alt: 'Μπουκάλι αλουμινίου και καπέλο με τη χελώνα της ομάδας',
      ground: tinted(ink),
      layers: [
        put(
          bottle({
            colour: CLOTH.white,
            cap: ink,
            print: { motif: mark(ink, CLOTH.white), scale: 1.4 },
          }),
          [370, 450],
          0.5,
        ),
        put(
          bucketHat({
            colour: CLOTH.ecru,
            print: { motif: mark(ink, CLOTH.ecru), at: [0, 305], scale: 1.2 },
          }),
          [780, 560],
          0.625,
        ),
      ],
    },
    {
      alt: 'Αφίσα πρόσκλησης με ήλιο και θάλασσα, μαζί με τρεις κονκάρδες',
      layers: [
        put(
          poster({
            paper: ink,
            art: [
              `<g transform="translate(0 -190) scale(3.6)">${sunAndSea(INK.yellow, INK.white, ink)}</g>`,
              `<g transform="translate(0 380) scale(3.6)">${word(brand.word, INK.white, 26)}</g>`,
              '<path d="M-260 520H260M-180 575H180" stroke="#fdfcf9" stroke-width="16" stroke-linecap="round" stroke-opacity="0.7"/>',
            ].join(''),
          }),
          [400, 450],
          0.5,
        ),
        put(
          badges([
            { colour: INK.yellow, motif: mark(ink, INK.yellow) },
            { colour: INK.white, motif: mark(ink, INK.white) },
            { colour: INK.magenta, motif: mark(INK.white, INK.magenta) },
          ]),
          [880, 480],
          0.5,
        ),
      ],
    },
  ],
}
