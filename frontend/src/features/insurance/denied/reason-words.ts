import { DENIAL_REASON_WORDS } from '@hearthway/domain/insurance/denials.constants.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { OTHER_REASON, type Reason } from './answers.ts';
import { saidWords } from './said-words.ts';

const OTHER = msg`Something else, or I’m not sure`;

/** Denial reason in the words of the letter. */
export const reasonWords = (i18n: I18n, reason: Reason): string =>
  reason === OTHER_REASON ? i18n._(OTHER) : saidWords(i18n, DENIAL_REASON_WORDS[reason]);
