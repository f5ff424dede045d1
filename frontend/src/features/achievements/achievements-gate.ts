import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const achievementsGate: GateWords = {
  name: msg`Achievements`,
  benefits: [
    msg`What you have done for your family so far, in one place`,
    msg`Small steps that count, such as a first favorite`,
    msg`Take a break without losing anything`,
  ],
};
