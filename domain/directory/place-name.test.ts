import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { placeNameKey } from './place-name.ts';

test(
  '… is the key of …',
  everyRow(
    [
      ['st louis', ['St. Louis', 'Saint Louis', 'ST LOUIS', ' st.  louis ']],
      ['sault ste marie', ['Sault Ste. Marie', 'Sault Sainte Marie']],
      ['ft worth', ['Fort Worth', 'Ft. Worth', 'FT WORTH']],
      ['mt vernon', ['Mount Vernon', 'Mt. Vernon']],
      ['winston salem', ['Winston-Salem', 'Winston Salem', 'WINSTON–SALEM']],
      ['coeur dalene', ["Coeur d'Alene", 'Coeur d’Alene', 'COEUR D ALENE', 'Coeur dAlene']],
      ['ofallon', ["O'Fallon", 'O Fallon', 'OFALLON']],
      ['mckinney', ['McKinney', 'MC KINNEY']],
      ['espanola', ['Española', 'ESPANOLA']],
      ['ewa beach', ['‘Ewa Beach', 'Ewa Bch']],
      ['north las vegas', ['N Las Vegas', 'N. Las Vegas', 'North Las Vegas']],
      ['colorado springs', ['Colorado Spgs', 'Colorado Springs']],
    ],
    ([key, names]) => {
      expect(names.map(placeNameKey)).toEqual(names.map(() => key));
    },
  ),
);

test.each([
  ['Kansas City', 'Kansas'],
  ['Las Vegas', 'Los Vegas'],
  ['East Orange', 'Orange'],
])('%s and %s are two places', (one, other) => {
  expect(placeNameKey(one)).not.toBe(placeNameKey(other));
});

test('punctuation alone has no key', () => {
  expect(placeNameKey(" -'. ")).toBe('');
});
