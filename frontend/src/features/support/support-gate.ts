import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const supportGate: GateWords = {
  name: msg`Support Center`,
  benefits: [
    msg`Answers to what families ask most`,
    msg`A form to write to us`,
    msg`Guides to print and take with you`,
    msg`The crisis line, which is also at the top and bottom of every page`,
  ],
};
