/** Options of the lookup form, in order. See docs/product-rules.md#coverage-lookup. */
export const INSURERS = [
  'aetna',
  'anthem',
  'blue-cross-blue-shield',
  'cigna',
  'humana',
  'kaiser-permanente',
  'medicaid',
  'medicare',
  'unitedhealthcare',
  'tricare',
  'other',
] as const;

export type Insurer = (typeof INSURERS)[number];

/** Names as used in the form and on cards and letters. */
export const INSURER_NAMES: Readonly<Record<Insurer, string>> = {
  aetna: 'Aetna',
  anthem: 'Anthem/Blue Cross Blue Shield',
  'blue-cross-blue-shield': 'Blue Cross Blue Shield',
  cigna: 'Cigna',
  humana: 'Humana',
  'kaiser-permanente': 'Kaiser Permanente',
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  unitedhealthcare: 'UnitedHealthcare',
  tricare: 'Tricare',
  other: 'Other',
};

/** Finds an insurer by id or name, case-insensitive. */
export const insurerCalled = (text: string): Insurer | undefined => {
  const called = text.trim().toLowerCase();
  return INSURERS.find((id) => id === called || INSURER_NAMES[id].toLowerCase() === called);
};
