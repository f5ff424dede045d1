import {
  beginningsOf,
  besideConceptsOf,
  conceptFeaturesOf,
  conceptPairsOf,
  gistFeaturesOf,
  lettersOf,
  sequencesOf,
} from '../text/text-features.ts';
import type { TextFeatures } from '../text/text-model.ts';
import { allNamesIn, bestNameIn } from '../text/word-lists.ts';
import { CRISIS_CONCEPTS } from './crisis-concepts.constants.ts';
import { CRISIS_GISTS } from './crisis-gists.constants.ts';

/** Extracts the features of a text in the form returned by `crisisTextOf`. */
export const crisisFeaturesOf = (text: string): TextFeatures => {
  const said = text.split(' ').filter((word) => word !== '');
  const words = ['^', ...said, '$'];
  const beginnings = beginningsOf(words);
  const concepts = words.map(conceptsOf);
  return [
    new Set(sequencesOf(words, [1, 2, 3])),
    new Set([
      ...sequencesOf(beginnings, [1, 2]),
      ...conceptFeaturesOf(concepts),
      ...conceptPairsOf(concepts),
    ]),
    new Set(besideConceptsOf(beginnings, concepts)),
    new Set(gistFeaturesOf(words.flatMap(gistsOf))),
    lettersOf(said),
  ];
};

const conceptsOf = allNamesIn(CRISIS_CONCEPTS);

const gistOf = bestNameIn(CRISIS_GISTS);

const gistsOf = (word: string): readonly string[] =>
  /^[\^$|?]$/u.test(word) ? [word] : [gistOf(word) ?? []].flat();
