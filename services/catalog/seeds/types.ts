/**
 * Everything that a catalogue database is filled with for a first look at the platform. Pictures are encoded
 * files; the field beside each, named `…Alt`, says what is to be seen, for those who cannot see it.
 */
export interface DemoContent {
  readonly company: DemoCompany
  readonly categories: readonly DemoCategory[]
  readonly events: readonly DemoEvent[]
  readonly products: readonly DemoProduct[]
  readonly banners: readonly DemoBanner[]
  readonly testimonials: readonly DemoTestimonial[]
  readonly posts: readonly DemoPost[]
  readonly about: DemoAbout
  readonly faqs: readonly DemoFaq[]
  readonly works: readonly DemoWork[]
  readonly customers: readonly DemoCustomer[]
}

/** Company settings of the demo shop. */
export interface DemoCompany {
  readonly facebook: string
  readonly instagram: string
  readonly twitter: string
  readonly linkedin: string
  /** Street, postal code and city, separated by commas: the contact page makes a line of each. */
  readonly location: string
  readonly telephone: string
  readonly email: string
  readonly legalName: string
  readonly legalForm: string
  /** ΑΦΜ, nine digits. */
  readonly vatNumber: string
  /** ΔΟΥ */
  readonly taxOffice: string
  /** ΓΕΜΗ, twelve digits. */
  readonly registryNumber: string
  readonly openingHours: OpeningHours[]
  /** PNG with a transparent ground. */
  readonly logo: Buffer
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** The same hours on a run of days; `HH:MM`, null when closed. */
export interface OpeningHours {
  readonly from: Day
  readonly to: Day
  readonly opens: string | null
  readonly closes: string | null
}

export interface DemoCategory {
  /** Unique; products refer to it. */
  readonly name: string
  readonly description: string
  /** PNG, 1280 × 960 px. */
  readonly image: Buffer
  readonly imageAlt: string
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

/** An occasion that people print something for. */
export interface DemoEvent {
  /** Unique; products refer to it. */
  readonly name: string
  readonly description: string
  /** PNG, 960 × 640 px. */
  readonly image: Buffer
  readonly imageAlt: string
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

export interface DemoProduct {
  readonly title: string
  readonly description: string
  /** Names of one or more categories. */
  readonly categories: readonly string[]
  /** Names of events. */
  readonly events: readonly string[]
  /** Place in lists, ascending from 1, without a gap. */
  readonly order: number
  /** PNG, 1280 × 1600 px. */
  readonly image: Buffer
  readonly imageAlt: string
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

export interface DemoBanner {
  readonly title: string
  readonly subtitle: string
  /** A path of the public site. */
  readonly link: string
  readonly placement:
    | 'homepage'
    | 'custom-order'
    | 'offer-banner'
    | 'categories'
    | 'event-banner'
    | 'other'
  /** Place in lists, ascending from 1. */
  readonly order: number
  /** PNG, 3 : 2. */
  readonly image: Buffer
  readonly imageAlt: string
}

export interface DemoTestimonial {
  readonly customerName: string
  readonly testimonial: string
  /** PNG, transparent, 256 × 256 px. */
  readonly companyLogo: Buffer
  readonly companyLogoAlt: string
}

export interface DemoPost {
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly tags: readonly string[]
  /** ISO 8601, UTC. */
  readonly publishedAt: string
  /** Paragraphs, separated by newlines. */
  readonly context: string
  /** PNG, 1200 × 800 px. */
  readonly image: Buffer
  readonly imageAlt: string
}

export interface DemoAbout {
  readonly title: string
  /** Paragraphs, separated by newlines. */
  readonly content: string
  /** PNG, 1600 × 700 px. */
  readonly bannerImage: Buffer
  readonly bannerImageAlt: string
}

export interface DemoFaq {
  readonly question: string
  readonly answer: string
  /** Place in the list, ascending from 1. */
  readonly order: number
}

export interface DemoWork {
  readonly title: string
  readonly customerName: string
  readonly description: string
  /** Place in lists, ascending from 1. */
  readonly order: number
  /** Two to ten; PNG, 960 × 720 px. */
  readonly images: readonly { readonly file: Buffer; readonly alt: string }[]
}

export interface DemoCustomer {
  readonly name: string
  /** PNG, transparent, 560 × 280 px. */
  readonly image: Buffer
  readonly imageAlt: string
}
