/** Company settings of the demo shop: the seven text fields and the two images, as encoded files. */
export interface DemoCompany {
  readonly facebook: string
  readonly instagram: string
  readonly twitter: string
  readonly linkedin: string
  /** Street, postal code and city, separated by commas: the contact page makes a line of each. */
  readonly location: string
  readonly telephone: string
  readonly email: string
  /** PNG with a transparent ground. */
  readonly logo: Buffer
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

export interface DemoCategory {
  /** Unique; products refer to it. */
  readonly name: string
  readonly description: string
  /** PNG, 1600 × 1200 px. */
  readonly image: Buffer
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

export interface DemoProduct {
  readonly title: string
  readonly description: string
  /** Names of one or more categories. */
  readonly categories: readonly string[]
  /** Place in lists, ascending from 1, without a gap. */
  readonly order: number
  /** PNG, 1600 × 2000 px. */
  readonly image: Buffer
  /** PNG, 128 × 128 px. */
  readonly favicon: Buffer
}

/** Everything that a catalogue database is filled with for a first look at the platform. */
export interface DemoContent {
  readonly company: DemoCompany
  readonly categories: readonly DemoCategory[]
  readonly products: readonly DemoProduct[]
}
