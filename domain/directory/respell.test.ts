import { expect, test } from 'vitest';
import { partsOf, withPartsJoined, withPhrasesCompleted } from './respell.ts';

const words = (text: string): readonly string[] => text.split(' ');

test.for([
  ['terapia del abla', 'terapia del habla'],
  ['occupational terapy durham', 'occupational therapy durham'],
  ['fisical therapy', 'physical therapy'],
  ['interbencion temprana', 'intervencion temprana'],
  ['toilet trianing', 'toilet training'],
])('"%s" completes the phrase "%s"', ([typed = '', meant = '']) => {
  expect(withPhrasesCompleted(words(typed))).toEqual(words(meant));
});

test.for(['abla garcia', 'speech', 'maria lopez', 'dr terap', 'kowalski dental'])(
  '"%s" stays as it is',
  (text) => {
    expect(withPhrasesCompleted(words(text))).toEqual(words(text));
  },
);

test.for([
  ['psychia trist', 'psychiatrist'],
  ['speech the rapist', 'speech therapist'],
  ['den tist', 'dentist'],
  ['bright steps', 'bright steps'],
])('the parts of "%s" are "%s"', ([typed = '', meant = '']) => {
  const isUnknown = (word: string) => !['bright', 'steps', 'the', 'speech'].includes(word);
  expect(withPartsJoined(words(typed), isUnknown)).toEqual(words(meant));
});

test.for([
  ['speechtherapy', 'speech therapy'],
  ['abatherapy', 'aba therapy'],
  ['terapiadelhabla', 'terapia del habla'],
  ['respitcare', 'respite care'],
  ['occupationltherapy', 'occupational therapy'],
])('%s is "%s"', ([typed = '', meant = '']) => {
  expect(partsOf(typed)).toEqual(words(meant));
});

test.for(['kowalski', 'evaluasion', 'theandof', 'x'.repeat(200), '', '日本語日本語'])(
  '%s is one word',
  (typed) => {
    expect(partsOf(typed)).toBeUndefined();
  },
);
