import { CRISIS_GISTS } from '../crisis/crisis-gists.constants.ts';
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
import { MEDICAL_CONCEPTS } from './medical-concepts.constants.ts';

/** Extracts the features of a text in the form returned by `crisisTextOf`. */
export const medicalFeaturesOf = (text: string): TextFeatures => {
  const said = text.split(' ').filter((word) => word !== '' && word !== '?' && word !== '|');
  const words = ['^', ...said, '$'];
  const beginnings = beginningsOf(words);
  const concepts = words.map(conceptsOf);
  return [
    new Set(sequencesOf(words, [1, 2])),
    new Set([...sequencesOf(beginnings, [1]), ...conceptFeaturesOf(concepts)]),
    new Set(conceptPairsOf(concepts)),
    new Set(besideConceptsOf(beginnings, concepts)),
    new Set(gistFeaturesOf(words.flatMap((word) => gistOf(word) ?? []))),
    lettersOf(said),
  ];
};

const conceptsOf = allNamesIn(MEDICAL_CONCEPTS);

const gistOf = bestNameIn(CRISIS_GISTS);
