import { beanie } from '@stampa/drawings/beanie'
import { bucketHat } from '@stampa/drawings/bucket-hat'
import { cap } from '@stampa/drawings/cap'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { eye, meander } from '../motifs/antiquity.ts'
import { word } from '../motifs/lettering.ts'
import { fish } from '../motifs/sea.ts'
import type { Shelf } from '../shelf.ts'

export const hats: Shelf = {
  name: 'Καπέλα',
  description:
    'Τζόκεϊ, trucker, bucket και πλεκτοί σκούφοι, με επίπεδο ή ανάγλυφο κέντημα και υφαντές ετικέτες. Για κάθε εποχή και για κάθε ομάδα.',
  picture: {
    alt: 'Πλεκτός σκούφος, καπέλο τζόκεϊ και καπέλο bucket',
    ink: INK.magenta,
    disc: [800, 560, 440],
    goods: [
      [3, 790, 410, 0.625],
      [2, 1130, 780, 0.625],
      [0, 490, 800, 0.75],
    ],
  },
  goods: [
    {
      title: 'Καπέλο τζόκεϊ «Μάτι»',
      description:
        'Βαμβακερό τουίλ 260 g/m² σε έξι φύλλα, με προσχηματισμένο γείσο και μεταλλική αγκράφα. Το κέντημα γίνεται επίπεδο ή ανάγλυφο 3D, σε ύψος έως 6 cm. Ένα μέγεθος, ρυθμιζόμενο από 56 έως 61 cm.',
      alt: 'Μπλε καπέλο τζόκεϊ με κεντημένο μάτι',
      drawing: cap({
        colour: CLOTH.navy,
        print: { motif: eye('#2f6fbf', INK.white, '#7cc3e6', INK.black), scale: 0.95 },
      }),
    },
    {
      title: 'Καπέλο trucker «Διαδρομή»',
      description:
        'Μπροστινό φύλλο από βαμβακερό καμβά και δίχτυ που αερίζεται στα πλαϊνά, με πλαστικό κούμπωμα. Το μπροστινό φύλλο δέχεται κέντημα, μεταφορά DTF ή ραμμένο σήμα. Διατίθεται σε οκτώ συνδυασμούς χρωμάτων.',
      alt: 'Λευκό καπέλο με πράσινο δίχτυ και τη λέξη στάμπα',
      events: ['Αθλητικοί αγώνες'],
      drawing: cap({
        colour: CLOTH.white,
        sides: CLOTH.bottle,
        visor: CLOTH.bottle,
        mesh: true,
        print: { motif: word('στάμπα', CLOTH.bottle, 28), at: [0, 330], scale: 1.5 },
      }),
    },
    {
      title: 'Καπέλο bucket «Ακτή»',
      description:
        'Πλυμένο βαμβάκι 240 g/m² με ραφές σε όλο το γείσο, που διπλώνει και χωρά στην τσάντα. Το σήμα κεντιέται μπροστά ή τυπώνεται σε ετικέτα. Μεγέθη S/M και L/XL, ελάχιστη ποσότητα 30 τεμάχια.',
      alt: 'Αμμόχρωμο καπέλο bucket με μπλε ψάρι',
      events: ['Γάμος'],
      drawing: bucketHat({
        colour: CLOTH.sand,
        print: { motif: fish(CLOTH.navy, CLOTH.sand), at: [0, 305], scale: 1.25 },
      }),
    },
    {
      title: 'Πλεκτός σκούφος «Χιόνι»',
      description:
        'Ριμπ πλέξη από 50% μαλλί μερινό και 50% ακρυλικό, με γύρισμα που ζεσταίνει τα αυτιά. Η υφαντή ετικέτα με το λογότυπό σας ράβεται στο χέρι. Ιδανικός για χειμερινά εταιρικά πακέτα.',
      alt: 'Μουσταρδί πλεκτός σκούφος με μαύρη ετικέτα και μαίανδρο',
      also: ['Εταιρικά δώρα'],
      events: ['Γιορτές του χειμώνα'],
      drawing: beanie({
        colour: CLOTH.mustard,
        label: CLOTH.black,
        print: { motif: meander(CLOTH.ecru), scale: 0.56 },
      }),
    },
  ],
}
