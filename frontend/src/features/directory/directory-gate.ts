import { FREE_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const directoryGate: GateWords = {
  name: msg`Resource Directory`,
  benefits: [
    msg`Therapists, doctors, schools, and support groups in all 50 states`,
    msg`Who is within ${FREE_RADIUS_MILES} miles of you, with phone numbers and directions`,
    msg`Where each listing comes from, and when it was last verified`,
    msg`Your favorites, kept together on every device you use`,
  ],
};
