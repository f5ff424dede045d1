import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';

/** Consent to every box that the sign-up page requires. */
export const CONSENT = { ...CURRENT_CONSENT, confirmedAge: String(CURRENT_CONSENT.confirmedAge) };
