import { colourFan } from '@stampa/drawings/colour-fan'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { picture, put } from '@stampa/drawings/kit/scene'
import { disc } from '@stampa/drawings/kit/svg'
import { screen } from '@stampa/drawings/screen'
import { tShirt } from '@stampa/drawings/t-shirt'
import { thread } from '@stampa/drawings/thread'
import { registration } from './motifs/process.ts'
import { opaquePng } from './raster.ts'
import type { DemoAbout } from './types.ts'

const PARAGRAPHS = [
  'Η Stampa ξεκίνησε το 2009 σε ένα υπόγειο στην Ερμού, με ένα χειροκίνητο καρουσέλ μεταξοτυπίας τεσσάρων χρωμάτων και μια παραγγελία για σαράντα μπλουζάκια μιας θεατρικής ομάδας. Τα μπλουζάκια τα φορούν ακόμη. Το καρουσέλ το κρατήσαμε κι αυτό: εκεί δοκιμάζουμε κάθε καινούριο μελάνι πριν μπει στη μεγάλη μηχανή.',
  'Σήμερα είμαστε δεκατέσσερις άνθρωποι κάτω από την ίδια στέγη: τυπογράφοι, γραφίστες, τεχνίτες του κεντήματος και δύο συνάδελφοι που δεν κάνουν τίποτε άλλο από το να ελέγχουν αρχεία. Η μεταξοτυπία, το DTF, η εξάχνωση, το κέντημα και η χάραξη γίνονται όλα στο εργαστήριό μας. Όταν κάτι δεν το φτιάχνουμε εμείς, σας το λέμε.',
  'Δουλεύουμε με τον ίδιο τρόπο για δέκα κούπες και για δέκα χιλιάδες μπλουζάκια. Πρώτα ρωτάμε πού θα χρησιμοποιηθούν και πόσο πρέπει να κρατήσουν, μετά προτείνουμε υλικό και τεχνική, και μόνο στο τέλος μιλάμε για τιμή. Πολλές φορές η πρότασή μας είναι η φθηνότερη, επειδή ένα χρώμα λιγότερο ή ένα εκατοστό μικρότερο τύπωμα αλλάζει τον λογαριασμό χωρίς να αλλάζει το αποτέλεσμα.',
  'Προτιμάμε ό,τι κρατά. Τα βαμβακερά μας έχουν πιστοποίηση για την προέλευση της ίνας, τα μελάνια νερού δεν περιέχουν PVC και φθαλικές ενώσεις, και τα κουτιά της αποστολής είναι από ανακυκλωμένο χαρτόνι χωρίς πλαστική ταινία. Τα υφάσματα που περισσεύουν γίνονται σακουλάκια για τα δείγματα.',
  'Αν περνάτε από το κέντρο της Αθήνας, ελάτε να δείτε πώς γίνεται. Τις Τετάρτες το απόγευμα ανοίγουμε το εργαστήριο σε όποιον θέλει να τυπώσει με τα χέρια του ένα μπλουζάκι. Ο καφές είναι από το Καφεκοπτείο Λιακάδα, και κάποιος στον πάγκο θα ξέρει απ’ έξω τον κωδικό του δικού σας μπλε.',
]

function workshop(): string {
  return picture(
    [1600, 700],
    [
      disc(800, 350, 300, INK.yellow),
      put(
        colourFan([INK.cyan, CLOTH.sea, CLOTH.bottle, INK.yellow, CLOTH.safety, INK.magenta]),
        [330, 370],
        0.375,
      ),
      put(
        screen({ emulsion: '#4f8f86', ink: INK.magenta, motif: registration(INK.magenta) }),
        [740, 350],
        0.4375,
        -4,
      ),
      put(
        tShirt({ colour: CLOTH.black, print: { motif: registration(INK.white), at: [0, 560] } }),
        [1080, 370],
        0.375,
      ),
      put(thread([INK.magenta, INK.yellow, CLOTH.sea]), [1390, 420], 0.375),
    ],
  )
}

export async function demoAbout(): Promise<DemoAbout> {
  return {
    title: 'Ένα εργαστήριο που τυπώνει με τα χέρια και με το μάτι',
    content: PARAGRAPHS.join('\n'),
    bannerImage: await opaquePng(workshop()),
    bannerImageAlt:
      'Χρωματολόγιο, τελάρο μεταξοτυπίας, μαύρο μπλουζάκι και καρούλια κλωστής στη σειρά',
  }
}
