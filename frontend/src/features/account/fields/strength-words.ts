import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasswordStrength, Weakness } from './password-strength.ts';

const reasons: Readonly<Record<Weakness, MessageDescriptor>> = {
  common: msg`Easy to guess. Many people use one like it, so it is tried first. Three words that have nothing to do with each other make a good one.`,
  personal: msg`Easy to guess. Names and words from this page are tried first. Three words that have nothing to do with each other make a good one.`,
  keyboard: msg`Easy to guess. Neighboring keys are tried early. Three words that have nothing to do with each other make a good one.`,
  repeat: msg`Easy to guess. Repeated letters add little. Three words that have nothing to do with each other make a good one.`,
  sequence: msg`Easy to guess. Sequences such as abc or 678 are tried early. Three words that have nothing to do with each other make a good one.`,
  date: msg`Easy to guess. Dates and years are tried early. Three words that have nothing to do with each other make a good one.`,
};

const weak = msg`Easy to guess. Three words that have nothing to do with each other make a good one.`;

/** How a password does, and what would make it better. */
export const strengthWords = (i18n: I18n, { level, weakness }: PasswordStrength): string => {
  switch (level) {
    case 'weak':
      return i18n._(weakness === undefined ? weak : reasons[weakness]);
    case 'fair':
      return i18n._(msg`Okay. One more word would make it strong.`);
    case 'strong':
      return i18n._(msg`Strong.`);
  }
};
