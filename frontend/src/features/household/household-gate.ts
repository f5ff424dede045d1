import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const householdGate: GateWords = {
  name: msg`Your Household`,
  benefits: [
    msg`See who belongs to your household`,
    msg`Choose what each person may see and change`,
    msg`End it whenever you want`,
  ],
};
