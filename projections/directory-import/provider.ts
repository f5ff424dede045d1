/** One row of the table `providers`, as importers make it. */
export interface Provider extends Attributes {
  /** `npi-1234567893`, `demo-nc-durham-dental`, or the source and what is its own in it. */
  readonly id: string;
  /** Who says so: `nppes`, `demo`, or what a mapping file calls its list. */
  readonly source: string;
  /** The source in words, "National provider registry (NPPES)". */
  readonly source_name: string;
  /** Under which the source may be shown; null where it does not say. */
  readonly licence: string | null;
  /** The id of the main category: the first of `categories`. */
  readonly category: string;
  readonly categories: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly website: string | null;
  /** The address is empty as far as nobody knows it; the state is always there. */
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Null where nobody knows the place. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly is_demo: boolean;
  /** The ISO date on which the source last confirmed it. */
  readonly last_verified: string | null;
}

/** What families filter by and compare. Null, or empty, is what the source does not say. */
export interface Attributes {
  /** In years, both or none. */
  readonly ages_from: number | null;
  /** 99 is without end. */
  readonly ages_to: number | null;
  /** BCP 47: `es`. */
  readonly languages: readonly string[];
  readonly telehealth: boolean | null;
  readonly in_home: boolean | null;
  readonly medicaid: boolean | null;
  readonly accepting: boolean | null;
  readonly insurance: readonly string[];
  readonly waitlist: string | null;
  /** What a family needs before it is taken on: a referral, a diagnosis. */
  readonly requirements: string | null;
}

export const NOTHING_SAID: Attributes = {
  ages_from: null,
  ages_to: null,
  languages: [],
  telehealth: null,
  in_home: null,
  medicaid: null,
  accepting: null,
  insurance: [],
  waitlist: null,
  requirements: null,
};
