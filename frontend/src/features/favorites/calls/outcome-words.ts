import type { CallOutcome } from '@hearthway/domain/favorites/call-plan.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The outcomes of a call in words. */
export const OUTCOME_WORDS: Readonly<Record<CallOutcome, MessageDescriptor>> = {
  reached: msg`Someone answered`,
  voicemail: msg`Left a voicemail`,
  'no-answer': msg`No one answered`,
};
