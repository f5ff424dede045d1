/** Choices of the lookup's form, in its order. See docs/product-rules.md#coverage-lookup. */
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

/** As the form, cards and letters call them. */
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

/** By its id or its name, in any case. */
export const insurerCalled = (text: string): Insurer | undefined => {
  const called = text.trim().toLowerCase();
  return INSURERS.find((id) => id === called || INSURER_NAMES[id].toLowerCase() === called);
};
