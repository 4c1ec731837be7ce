import { bottle } from '@stampa/drawings/bottle'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { thermos } from '@stampa/drawings/thermos'
import { meander } from '../motifs/antiquity.ts'
import { overprint } from '../motifs/process.ts'
import { fish } from '../motifs/sea.ts'
import type { Shelf } from '../shelf.ts'

export const bottles: Shelf = {
  name: 'Μπουκάλια και θερμός',
  description:
    'Επαναχρησιμοποιούμενα μπουκάλια και θερμός από αλουμίνιο και ανοξείδωτο ατσάλι, χωρίς BPA. Χαράσσονται με λέιζερ ή τυπώνονται περιμετρικά, από ένα τεμάχιο.',
  picture: {
    alt: 'Λευκό και γαλάζιο μπουκάλι μαζί με πράσινο θερμός',
    ink: INK.yellow,
    disc: [800, 560, 450],
    goods: [
      [1, 1140, 620, 0.625],
      [2, 470, 610, 0.625],
      [0, 800, 650, 0.625],
    ],
  },
  goods: [
    {
      title: 'Μπουκάλι αλουμινίου «Κύμα» 600 ml',
      description:
        'Ελαφρύ μπουκάλι από αλουμίνιο μονού τοιχώματος, με βιδωτό καπάκι και κρίκο για το σακίδιο. Τυπώνεται περιμετρικά με μεταξοτυπία έως τεσσάρων χρωμάτων ή χαράσσεται με λέιζερ. Κατάλληλο για κρύα ροφήματα, χωρίς BPA.',
      alt: 'Γαλάζιο μπουκάλι με μαύρο καπάκι και λευκό ψάρι',
      events: ['Αθλητικοί αγώνες'],
      drawing: bottle({
        colour: CLOTH.sea,
        cap: INK.black,
        print: { motif: fish(INK.white, CLOTH.sea), scale: 1.5 },
      }),
    },
    {
      title: 'Θερμός ανοξείδωτο «Όρος» 500 ml',
      description:
        'Διπλό τοίχωμα κενού από ανοξείδωτο ατσάλι 18/8, που κρατά ζεστό το ρόφημα 12 ώρες και κρύο 24. Το καπάκι γίνεται κούπα. Η χάραξη λέιζερ αποκαλύπτει το μέταλλο κάτω από τη βαφή πούδρας και δεν σβήνει ποτέ.',
      alt: 'Πράσινο θερμός με ατσάλινη κούπα και χαραγμένο μαίανδρο',
      also: ['Εταιρικά δώρα'],
      events: ['Γιορτές του χειμώνα'],
      drawing: thermos({
        colour: CLOTH.bottle,
        print: { motif: meander('#c9c8c3'), at: [-10, 850], scale: 1.2 },
      }),
    },
    {
      title: 'Λευκό μπουκάλι «Τριχρωμία» 600 ml',
      description:
        'Λευκή ματ επιφάνεια έτοιμη για ψηφιακή εκτύπωση UV σε πλήρη τετραχρωμία. Από ένα τεμάχιο, με διαφορετικό όνομα ή σχέδιο στο καθένα. Συνδυάζεται με καπάκι σε μαύρο, ματζέντα ή κίτρινο.',
      alt: 'Λευκό μπουκάλι με καπάκι ματζέντα και τρεις κύκλους που επικαλύπτονται',
      events: ['Αθλητικοί αγώνες'],
      drawing: bottle({ colour: CLOTH.white, cap: INK.magenta, print: { motif: overprint() } }),
    },
  ],
}
