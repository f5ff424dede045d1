import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';

/** The boxes that the sign-up page demands. */
export const CONSENT = { ...CURRENT_CONSENT, confirmedAge: String(CURRENT_CONSENT.confirmedAge) };
