/** Tags that state what a source observed: evidence rather than a promise. */
export const BILLED_MEDICAID_FOR_ABA = 'Billed Medicaid for ABA until 2024';
export const BILLED_MEDICAID = 'Billed Medicaid until 2024';

/** Tags that count as evidence for "takes Medicaid" in the filter. */
export const MEDICAID_EVIDENCE: readonly string[] = [BILLED_MEDICAID_FOR_ABA, BILLED_MEDICAID];

export const CHILDRENS_HOSPITAL = 'Children’s hospital';

/** URL of a provider's page in the national registry, which lists the phone number. */
export const registryPage = (npi: string): string =>
  `https://npiregistry.cms.hhs.gov/provider-view/${npi}`;
