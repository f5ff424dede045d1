import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const supportGate: GateWords = {
  name: msg`Support Center`,
  benefits: [
    msg`Answers to what families ask most`,
    msg`A form to write to us, and our answers in one place`,
    msg`Guides to print and take with you`,
    msg`Stories of families, and groups near you`,
  ],
};
