import { CRISIS_WEIGHTS } from './crisis-weights.constants.ts';
import { DANGER_RELIEFS } from './danger-reliefs.constants.ts';
import { DANGER_SIGNS } from './danger-signs.constants.ts';
import { ENGLISH_CRISIS, ENGLISH_HARMLESS, ENGLISH_LISTS } from './english-crisis.constants.ts';
import { SPANISH_CRISIS, SPANISH_HARMLESS, SPANISH_LISTS } from './spanish-crisis.constants.ts';

/** FNV-1a hash, 31 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 1;
};

/** Version of rules and weights; changes with any of them. */
export const LEXICON_VERSION = hashOf(
  JSON.stringify([
    CRISIS_WEIGHTS,
    DANGER_SIGNS,
    DANGER_RELIEFS,
    [ENGLISH_CRISIS, ENGLISH_HARMLESS, ENGLISH_LISTS],
    [SPANISH_CRISIS, SPANISH_HARMLESS, SPANISH_LISTS],
  ]),
);
