import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const favoritesGate: GateWords = {
  name: msg`Favorites`,
  benefits: [
    msg`Up to ${FREE_FAVORITES_LIMIT} favorites on the free plan`,
    msg`The same list on every device you use`,
    msg`Your own notes, who you have called, and a side-by-side comparison`,
    msg`Phone numbers and directions at hand when you are ready to call`,
  ],
};
