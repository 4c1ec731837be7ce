import type { DemoSales } from './types.ts'

/** What the shop buys, of vendors that do not exist. Euro. */
export const skus: DemoSales['skus'] = [
  sku('Μπλουζάκι βαμβακερό 160 g, λευκό', 'Νήμα & Βαμβάκι', 2.85, 10),
  sku('Μπλουζάκι βαμβακερό 160 g, μαύρο', 'Νήμα & Βαμβάκι', 3.1, 10),
  sku('Μπλουζάκι οργανικό 180 g, φυσικό', 'Νήμα & Βαμβάκι', 4.6, 20),
  sku('Πόλο πικέ 210 g, μπλε', 'Νήμα & Βαμβάκι', 6.9, 10),
  sku('Φούτερ με κουκούλα 280 g, γκρι', 'Πλεκτά Ροδόπης', 12.4, 10),
  sku('Φούτερ με λαιμόκοψη 280 g, μαύρο', 'Πλεκτά Ροδόπης', 10.95, 10),
  sku('Καπέλο τζόκεϊ πεντάφυλλο', 'Καπελάδικο Στοά', 2.2, 25),
  sku('Πλεκτός σκούφος', 'Καπελάδικο Στοά', 2.75, 25),
  sku('Πάνινη τσάντα 140 g, φυσική', 'Υφαντά Λαυρίου', 1.35, 50),
  sku('Σακίδιο με κορδόνι', 'Υφαντά Λαυρίου', 1.9, 50),
  sku('Κεραμική κούπα 330 ml, λευκή', 'Κεραμική Άνδρου', 1.65, 36),
  sku('Εμαγιέ κούπα 350 ml', 'Κεραμική Άνδρου', 3.4, 24),
  sku('Μπουκάλι αλουμινίου 600 ml', 'Μεταλλοτεχνική Βόλου', 4.15, 20),
  sku('Στυλό αλουμινίου', 'Γραφική Ύλη Ερμού', 0.38, 100),
]

function sku(
  productDescription: string,
  vendor: string,
  priceWithoutVAT: number,
  minimumOrderItems: number,
): DemoSales['skus'][number] {
  return { productDescription, vendor, priceWithoutVAT, minimumOrderItems }
}
