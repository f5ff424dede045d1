/** Insurers available as search filter, by their common names. */
export const INSURERS = [
  { id: 'aetna', name: 'Aetna' },
  { id: 'blue-cross', name: 'Blue Cross Blue Shield' },
  { id: 'cigna', name: 'Cigna' },
  { id: 'humana', name: 'Humana' },
  { id: 'kaiser', name: 'Kaiser Permanente' },
  { id: 'medicaid', name: 'Medicaid' },
  { id: 'medicare', name: 'Medicare' },
  { id: 'molina', name: 'Molina' },
  { id: 'tricare', name: 'Tricare' },
  { id: 'united', name: 'UnitedHealthcare' },
] as const satisfies readonly { readonly id: string; readonly name: string }[];

const NAMES: ReadonlyMap<string, string> = new Map(INSURERS.map(({ id, name }) => [id, name]));

/** Returns the name of an insurance filter value. Unlisted insurers keep the name used in listings. */
export const insurerName = (value: string): string =>
  NAMES.get(value) ?? value.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
