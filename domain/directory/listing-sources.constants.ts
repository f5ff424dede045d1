/** Tags that say what a source has seen, worded as that: evidence, and no promise. */
export const BILLED_MEDICAID_FOR_ABA = 'Billed Medicaid for ABA until 2024';
export const BILLED_MEDICAID = 'Billed Medicaid until 2024';

/** Evidence for "takes Medicaid": the filter finds them too. */
export const MEDICAID_EVIDENCE: readonly string[] = [BILLED_MEDICAID_FOR_ABA, BILLED_MEDICAID];

export const CHILDRENS_HOSPITAL = 'Children’s hospital';

/** Page of a provider in the national registry, where its telephone number can be looked up. */
export const registryPage = (npi: string): string =>
  `https://npiregistry.cms.hhs.gov/provider-view/${npi}`;
