import { enamelMug } from '../drawings/enamel-mug.ts'
import { CLOTH, INK } from '../drawings/kit/colour.ts'
import { mug } from '../drawings/mug.ts'
import { tumbler } from '../drawings/tumbler.ts'
import { lemon, sun } from '../motifs/garden.ts'
import { word } from '../motifs/lettering.ts'
import { seal } from '../motifs/marks.ts'
import { halftone } from '../motifs/process.ts'
import type { Shelf } from '../shelf.ts'

export const mugs: Shelf = {
  name: 'Κούπες',
  description:
    'Κεραμικές, εμαγιέ και κούπες διαδρομής, με εξάχνωση σε πλήρες χρώμα ή χάραξη με λέιζερ. Κάθε κούπα συσκευάζεται σε ατομικό κουτί, έτοιμη για δώρο.',
  picture: {
    ink: INK.cyan,
    disc: [840, 560, 450],
    goods: [
      [4, 800, 470, 0.75],
      [2, 1160, 690, 0.625],
      [1, 480, 720, 0.75],
    ],
  },
  goods: [
    {
      title: 'Κεραμική κούπα «Καλημέρα» 330 ml',
      description:
        'Λευκή κούπα πρώτης διαλογής με χωρητικότητα 330 ml, κατάλληλη για πλυντήριο πιάτων και φούρνο μικροκυμάτων. Τυπώνεται με εξάχνωση σε ολόκληρη την περίμετρο, χωρίς περιορισμό στα χρώματα. Κάθε κομμάτι συσκευάζεται σε ατομικό χάρτινο κουτί.',
      drawing: mug({
        colour: CLOTH.white,
        print: { motif: word('καλημέρα', INK.black, 20), at: [-24, 400], scale: 2.1 },
      }),
    },
    {
      title: 'Δίχρωμη κούπα «Ράστερ» 330 ml',
      description:
        'Χρωματιστό εσωτερικό και χερούλι, λευκό σώμα έτοιμο για εξάχνωση. Επιλέξτε ανάμεσα σε δέκα αποχρώσεις σμάλτου, ώστε να ταιριάζει με τα εταιρικά σας χρώματα. Η εκτύπωση αντέχει σε περισσότερα από 500 πλυσίματα.',
      drawing: mug({
        colour: CLOTH.white,
        inside: INK.magenta,
        print: { motif: halftone(INK.magenta), at: [-30, 405], scale: 2.2 },
      }),
    },
    {
      title: 'Εμαγιέ κούπα «Κήπος» 350 ml',
      description:
        'Ατσάλινη κούπα με διπλή στρώση εμαγιέ και χρωματιστό χείλος, ελαφριά και ανθεκτική για εκδρομές. Το σχέδιο ψήνεται στους 800 °C με κεραμικά χρώματα και δεν ξεθωριάζει. Ελάχιστη ποσότητα 36 τεμάχια.',
      also: ['Εταιρικά δώρα'],
      drawing: enamelMug({
        colour: CLOTH.white,
        rim: CLOTH.navy,
        print: { motif: lemon(INK.yellow, '#1f7a4a', INK.white), at: [-30, 362] },
      }),
    },
    {
      title: 'Ματ κούπα με χάραξη «Νύχτα» 300 ml',
      description:
        'Ματ μαύρο σμάλτο απέξω και γυαλιστερό λευκό εσωτερικά. Το λογότυπο χαράσσεται με λέιζερ και αποκαλύπτει το ανοιχτό κεραμικό, χωρίς μελάνια που φθείρονται. Η χάραξη με ατομικά ονόματα είναι δυνατή από 12 τεμάχια.',
      also: ['Εταιρικά δώρα'],
      drawing: mug({
        colour: CLOTH.black,
        print: { motif: seal('#d9d5cb', sun('#d9d5cb')), at: [-30, 405], scale: 1.8 },
      }),
    },
    {
      title: 'Ποτήρι διαδρομής με φελλό 400 ml',
      description:
        'Διπλό τοίχωμα χωρίς BPA, καπάκι που κλείνει και ζώνη από φυσικό φελλό για σταθερό κράτημα. Ο φελλός χαράσσεται με λέιζερ ή τυπώνεται με μεταξοτυπία ενός χρώματος. Χωρά στις περισσότερες θήκες αυτοκινήτου.',
      also: ['Μπουκάλια και θερμός'],
      drawing: tumbler({
        colour: CLOTH.white,
        lid: INK.black,
        print: { motif: sun('#4b2f18'), scale: 1.25 },
      }),
    },
  ],
}
