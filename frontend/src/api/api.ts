import { household } from '../session/household.ts';
import { tokens } from '../session/tokens.ts';
import { createApi } from './create-api.ts';
import { loadErrorWords } from './error-words.ts';
import { createPositions } from './positions.ts';

export const positions = createPositions();

/** Creates a unique key. `crypto.randomUUID()` is missing on pages served without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const api = createApi({
  fetch: (...request) => fetch(...request),
  tokens,
  householdId: () => household.current()?.familyId,
  positions,
  loadWords: loadErrorWords,
  newKey,
});
