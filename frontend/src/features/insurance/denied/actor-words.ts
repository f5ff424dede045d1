import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Party that must act next. */
export const ACTOR_WORDS: Readonly<Record<Deadline['by'], MessageDescriptor>> = {
  family: msg`Your turn`,
  plan: msg`The plan’s turn`,
  reviewer: msg`The outside reviewer’s turn`,
  opm: msg`OPM’s turn`,
};
