import { badges } from '@stampa/drawings/badges'
import { CLOTH, INK } from '@stampa/drawings/kit/colour'
import { lanyard } from '@stampa/drawings/lanyard'
import { phoneCase } from '@stampa/drawings/phone-case'
import { umbrella } from '@stampa/drawings/umbrella'
import { eye } from '../motifs/antiquity.ts'
import { sun } from '../motifs/garden.ts'
import { terrazzo } from '../motifs/marks.ts'
import { halftone, overprint, registration } from '../motifs/process.ts'
import type { Shelf } from '../shelf.ts'

export const gifts: Shelf = {
  name: 'Εταιρικά δώρα',
  description:
    'Ιδέες για συνέδρια, καλωσορίσματα και γιορτές: από κονκάρδες και λαιμοκορδόνια έως ομπρέλες και ολόκληρα πακέτα. Με συσκευασία και αποστολή σε κάθε παραλήπτη.',
  picture: {
    alt: 'Ομπρέλα, θήκη κινητού και τρεις κονκάρδες',
    ink: INK.magenta,
    disc: [800, 580, 450],
    goods: [
      [0, 580, 590, 0.75],
      [2, 1230, 470, 0.5],
      [3, 1090, 840, 0.5],
    ],
  },
  goods: [
    {
      title: 'Ομπρέλα μεγάλη «Νοέμβρης»',
      description:
        'Αυτόματη ομπρέλα διαμέτρου 120 cm με σκελετό από fiberglass που δεν γυρίζει στον αέρα και ξύλινη λαβή. Τυπώνεται με μεταξοτυπία σε ένα ή περισσότερα φύλλα. Οι αποχρώσεις των φύλλων συνδυάζονται ελεύθερα από 50 τεμάχια.',
      alt: 'Ανοιχτή ομπρέλα με μπλε και εκρού φύλλα, ξύλινη λαβή και κίτρινο ήλιο',
      events: ['Γιορτές του χειμώνα'],
      drawing: umbrella({
        colour: CLOTH.navy,
        other: CLOTH.ecru,
        print: { motif: sun(INK.yellow), at: [0, 380], scale: 0.85 },
      }),
    },
    {
      title: 'Λαιμοκορδόνι συνεδρίου με κάρτα',
      description:
        'Κορδόνι πλάτους 20 mm από ανακυκλωμένο PET, τυπωμένο και στις δύο όψεις με το μοτίβο σας. Μεταλλικός γάντζος, κλιπ ασφαλείας και διάφανη θήκη για κάρτα A6. Οι κάρτες τυπώνονται με ατομικά ονόματα από το αρχείο σας.',
      alt: 'Γαλάζιο λαιμοκορδόνι με κάρτα συνέδρου σε διάφανη θήκη',
      also: ['Γραφική ύλη'],
      events: ['Συνέδρια και εκθέσεις'],
      drawing: lanyard({
        colour: INK.cyan,
        ink: INK.white,
        face: INK.white,
        motif: registration(INK.black),
      }),
    },
    {
      title: 'Θήκη κινητού «Μωσαϊκό»',
      description:
        'Εύκαμπτη θήκη TPU με ενισχυμένες γωνίες και εκτύπωση UV σε όλη την πλάτη, έως και την ακμή. Η ματ επίστρωση προστατεύει το χρώμα από τις γρατζουνιές. Διαθέσιμη για πάνω από 60 μοντέλα, από ένα τεμάχιο.',
      alt: 'Θήκη κινητού με πολύχρωμες ψηφίδες σε εκρού φόντο',
      drawing: phoneCase({
        colour: CLOTH.ecru,
        print: {
          motif: terrazzo([INK.cyan, INK.magenta, INK.yellow, INK.black, CLOTH.sage], 42),
          at: [0, 660],
          scale: 2,
        },
      }),
    },
    {
      title: 'Κονκάρδες με παραμάνα, σετ των τριών',
      description:
        'Τσίγκινες κονκάρδες σε διαμέτρους 58, 45 και 37 mm, με γυαλιστερή ή ματ μεμβράνη. Η ψηφιακή εκτύπωση επιτρέπει διαφορετικό σχέδιο σε κάθε κομμάτι. Με παραμάνα, μαγνήτη ή καθρεφτάκι στην πίσω όψη.',
      alt: 'Τρεις κονκάρδες: κίτρινη με ράστερ, λευκή με τρεις κύκλους, ματζέντα με μάτι',
      events: ['Βάπτιση', 'Σχολικές εκδηλώσεις'],
      drawing: badges([
        { colour: INK.yellow, motif: halftone(INK.black) },
        { colour: INK.white, motif: overprint() },
        { colour: INK.magenta, motif: eye('#1d4fa3', INK.white, '#5fb3dc', INK.black) },
      ]),
    },
  ],
}
