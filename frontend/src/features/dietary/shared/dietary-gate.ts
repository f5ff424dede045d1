import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../../components/gate-words.ts';

export const dietaryGate: GateWords = {
  name: msg`Dietary Management`,
  benefits: [
    msg`What your child eats and avoids, written down in one place`,
    msg`Recipes sorted by texture, allergy, and cooking time`,
    msg`Private to you, and deleted whenever you ask`,
  ],
};
