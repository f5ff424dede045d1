import { tokens } from '../session/tokens.ts';
import { createApi } from './create-api.ts';
import { loadErrorWords } from './error-words.ts';
import { createPositions } from './positions.ts';

export const positions = createPositions();

export const api = createApi({
  fetch: (...request) => fetch(...request),
  tokens,
  positions,
  loadWords: loadErrorWords,
  // crypto.randomUUID() is missing where a page is served without TLS, on a home network say.
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
});
