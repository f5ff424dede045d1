/** One row of the table `providers`, as importers make it. */
export interface Provider {
  /** `npi-1234567893` or `demo-nc-durham-dental`. */
  readonly id: string;
  readonly source: 'nppes' | 'demo';
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
