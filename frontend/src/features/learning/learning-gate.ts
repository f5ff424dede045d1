import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const learningGate: GateWords = {
  name: msg`Learning Center`,
  benefits: [
    msg`Short lessons in plain words that you can pause and pick up again`,
    msg`ABA basics, insurance, finding help, and communication`,
    msg`A few questions at the end, with each answer explained and no rush`,
  ],
};
