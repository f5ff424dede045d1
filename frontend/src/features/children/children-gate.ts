import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const childrenGate: GateWords = {
  name: msg`Your Children`,
  benefits: [
    msg`What others should know about your child, written down once`,
    msg`Meals and papers kept with the child they are for`,
    msg`Private to you, and deleted whenever you ask`,
  ],
};
