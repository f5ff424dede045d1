import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Step } from './steps.ts';

export const STEP_WORDS: Readonly<Record<Step, MessageDescriptor>> = {
  reason: msg`What the letter says`,
  gather: msg`What it means, and what to gather`,
  about: msg`Your plan and your letter`,
  deadlines: msg`Your deadlines`,
  letter: msg`Your appeal letter`,
};
