import type { CitedFact } from '../content/content.contract.ts';

/** Facts behind the page's own text, copied from `content/facts/`; a test compares them. */
export const PAGE_FACTS = {
  mandates: {
    id: 'mandates-everywhere',
    source: 'Autism Speaks press release on Tennessee',
    url: 'https://www.autismspeaks.org/press-release/autism-speaks-commends-tennessee-it-becomes-50th-state-requiring-insurance-plans',
    asOf: '2019-08-02',
    verified: 'primary',
  },
  medicaid: {
    id: 'medicaid-aba-every-state',
    source: 'Autism Speaks',
    url: 'https://autismspeaks.org/advocacy-news/historic-progress-childrens-medicaid-coverage-autism-services',
    asOf: '2022-02-08',
    verified: 'secondary',
  },
  epsdt: {
    id: 'federal-medicaid-epsdt',
    source: 'CMS, questions and answers of September 24, 2014; Disability Scoop; Autism Speaks',
    url: 'https://www.medicaid.gov/federal-policy-guidance/downloads/FAQ-09-24-2014.pdf',
    asOf: '2014-09-24',
    verified: 'primary',
  },
  erisa: {
    id: 'federal-erisa-self-funded',
    source: '29 CFR 2560.503-1, as cited by the pages that were read; the rule itself was not read',
    asOf: '2026-11-22',
    verified: 'secondary',
  },
  criteria: {
    id: 'federal-criteria-on-request',
    source: 'International Foundation of Employee Benefit Plans; Bricker Graydon',
    url: 'https://blog.ifebp.org/mental-health-parity-disclosure',
    asOf: 'undated',
    verified: 'secondary',
  },
} as const satisfies Readonly<Record<string, CitedFact>>;
