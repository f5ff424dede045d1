import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Correction that removes a provider, which its page shows at the top. */
export const LISTED = 'listed';

/** Names of fields within a list. The keys are those of `infra/adapters/directory/correction-fields.ts`. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`name`,
  description: msg`description`,
  phone: msg`phone number`,
  email: msg`email`,
  website: msg`website`,
  hours: msg`hours`,
  address: msg`address`,
  ages: msg`ages served`,
  languages: msg`languages`,
  telehealth: msg`visits by video or phone`,
  inHome: msg`visits at your home`,
  medicaid: msg`Medicaid`,
  accepting: msg`new families`,
  insurance: msg`insurance`,
  waitlist: msg`wait list`,
  requirements: msg`what you need to begin`,
  verified: msg`date of the last check`,
};

/** Label of a corrected field. A field known only to a newer server keeps its name. */
export const correctedWords = (i18n: I18n, field: string): string => {
  const words = WORDS[field];
  return words === undefined ? field : i18n._(words);
};
