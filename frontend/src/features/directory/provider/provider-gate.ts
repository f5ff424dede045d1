import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../../components/gate-words.ts';

export const providerGate: GateWords = {
  name: msg`A provider’s page`,
  benefits: [
    msg`Phone number, directions, hours, and website`,
    msg`Ages, languages, and insurance, where the source lists them`,
    msg`Where the listing comes from, and when it was last verified`,
    msg`Other providers nearby`,
  ],
};
