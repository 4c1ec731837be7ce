import { defineMessages } from '@stampa/platform'

export const welcomeMessages = defineMessages({
  welcome: { el: 'Καλώς ήρθατε.', en: 'Welcome.' },
  headline: { el: 'Εδώ τυπώνεται η ιδέα σας.', en: 'Your idea is printed here.' },
  subtitle: {
    el: 'Μπλουζάκια, κούπες, τσάντες και δώρα με το δικό σας σχέδιο, από ένα κομμάτι ως χίλια.',
    en: 'T-shirts, mugs, bags and gifts with your own design, from one piece to a thousand.',
  },
  explore: { el: 'Δείτε τα προϊόντα', en: 'Explore Products', specified: 'en' },
})
