import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../../components/gate-words.ts';

export const accountGate: GateWords = {
  name: msg`Account Settings`,
  benefits: [msg`Your name, email, and password`, msg`A copy of your data, and how to delete it`],
};
