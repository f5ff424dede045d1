export const STATE_PATHS = { en: 'states/texas.en.md', es: 'states/texas.es.md' } as const;

/** State without faults, which cites the fact `tx-law`. */
export const STATE_IN = {
  en: `---
title: Texas
description: The law of Texas.
ageLimit: None under 10.
code: TX
law:
  year: 2007
  yearFact: tx-law
  kind: statute
  statute: A law
  fact: tx-law
medicaidAba: null
regulator:
  name: An office
  phone: "1-800-555-0100"
  url: null
  fact: tx-law
externalReview: null
facts:
  ageLimit: [tx-law]
---
`,
  es: `---
title: Texas
description: La ley de Texas.
ageLimit: Ninguno antes de los 10.
---
`,
} as const;
