/**
 * English names of what print shops sell, in lower case, without hyphen and in the singular, with the words of the shop's
 * Greek texts. The names that Greeks pronounce alike ('polo', 'thermos') need no entry.
 */
export const greekNames = {
  tshirt: 'μπλουζάκι',
  shirt: 'μπλούζα',
  hoodie: 'φούτερ',
  sweatshirt: 'φούτερ',
  vest: 'γιλέκο',
  apron: 'ποδιά',
  mug: 'κούπα',
  cup: 'κούπα ποτήρι',
  bottle: 'μπουκάλι',
  cap: 'καπέλο',
  hat: 'καπέλο σκούφος',
  bag: 'τσάντα',
  tote: 'τσάντα',
  backpack: 'σακίδιο',
  umbrella: 'ομπρέλα',
  notebook: 'σημειωματάριο',
  pen: 'στυλό',
  sticker: 'αυτοκόλλητο',
  lanyard: 'λαιμοκορδόνι',
  badge: 'κονκάρδα',
  card: 'κάρτα',
  case: 'θήκη',
  gift: 'δώρο',
  workwear: 'εργασίας',
  embroidery: 'κέντημα',
}

/**
 * Returns the query with 't shirt' and 't–shirt' spelt 't-shirt', which is one word in the index, and with letters in
 * place of the digits that look like Greek ones in Latin words: '8ermos', '3yla'.
 */
export function spelt(q: string): string {
  return q
    .replaceAll(/(?<![\p{L}\p{N}])t[\s\u2010-\u2015-]+(?=shirt)/giu, 't-')
    .replaceAll(/(?<![\p{L}\p{N}])(?=(?:[83]*[a-z]){3})[a-z83]*(?![\p{L}\p{N}])/giu, word =>
      word.replaceAll(/8(?=[a-z])/gi, 'th').replaceAll(/3(?=[a-z])/gi, 'x'),
    )
}
