import { expect, test } from 'vitest';
import { placesIn } from './places-in-text.ts';

const mentionsOf = (text: string) =>
  placesIn(text).mentions.map(({ kind, location, rest }) => [kind, location, rest]);

test.for([
  ['speech therapist near 60601', '60601', 'speech therapist'],
  ['27701-1234 speech', '27701-1234', 'speech'],
  ['terapia cerca de 33101', '33101', 'terapia'],
  ['ABA, zip code 27701', '27701', 'ABA'],
  [
    'dentist in the 27701 area that takes Medicaid',
    '27701',
    'dentist in the area that takes Medicaid',
  ],
  ['speech M5V 2T6', 'M5V 2T6', 'speech'],
  ['27701', '27701', ''],
])('the code in "%s" goes before all else', ([text = '', location, rest]) => {
  expect(mentionsOf(text)[0]).toEqual(['code', location, rest]);
});

test.for(['1234 speech', 'npi 1234567', 'call 9195550100', 'a12345', '12345-6'])(
  '"%s" has no code',
  (text) => {
    expect(mentionsOf(text).map(([kind]) => kind)).not.toContain('code');
  },
);

test.for([
  ['dentist near Chicago', 'near', 'Chicago', 'dentist'],
  ['dentist near Chicago that takes Medicaid', 'near', 'Chicago', 'dentist that takes Medicaid'],
  ['psicólogo cerca de Miami con Medicaid', 'near', 'Miami', 'psicólogo con Medicaid'],
  ['ABA in Durham, NC', 'in', 'Durham, NC', 'ABA'],
  ['Dentista en San José', 'in', 'San José', 'Dentista'],
  ['close to Portland OR speech', 'near', 'Portland OR speech', ''],
])('"%s" names a place', ([text = '', kind, location, rest]) => {
  expect(mentionsOf(text)).toContainEqual([kind, location, rest]);
});

test('of the words after "near", the most are tried first', () => {
  expect(
    placesIn('dentist near New York NY')
      .mentions.filter(({ kind }) => kind === 'near')
      .map(({ location }) => location),
  ).toEqual(['New York NY', 'New York', 'New']);
});

test.for(['near me', 'dentist near me', 'speech nearby', 'ABA close to us', 'terapia cerca de mí'])(
  '"%s" is near the family, and names no place',
  (text) => {
    const { isNearMe, mentions } = placesIn(text);
    expect(isNearMe).toBe(true);
    expect(mentions.filter(({ kind }) => kind === 'near' || kind === 'in')).toEqual([]);
  },
);

test('a place may follow "near me"', () => {
  expect(mentionsOf('dentist near me in Chicago')).toContainEqual([
    'in',
    'Chicago',
    'dentist near me',
  ]);
});

test.for(['', '🙂', '   ', '\0', 'near', 'cerca de', '🙂'.repeat(2_500), 'near '.repeat(1_000)])(
  'a text without places has none (%#)',
  (text) => {
    expect(placesIn(text).mentions.filter(({ kind }) => kind === 'code')).toEqual([]);
  },
);
