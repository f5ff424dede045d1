import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { parseAges } from './ages.ts';

test(
  '…',
  everyRow(
    [
      ['0-3', 0, 3],
      ['Ages 2–12', 2, 12],
      ['3-12 yr', 3, 12],
      ['3 years to 12 years', 3, 12],
      ['0+', 0, 99],
      ['18+', 18, 99],
      ['0-65+', 0, 99],
      ['7-77', 7, 77],
      ['1.5-18', 1, 18],
      ['4 - 22, 18+', 4, 99],
      ['0-5, 6-18, 18+', 0, 99],
      ['Birth to 3', 0, 3],
      ['under 18', 0, 17],
      ['up to 21', 0, 21],
      ['All ages', 0, 99],
      ['infants, toddlers, preschoolers', 0, 5],
      ['Infants, toddler, preschool, children, adolescents, adults', 0, 99],
      ['children, adullts', 5, 99],
      ['Children, adolescents, young adults', 5, 26],
      ['children, adolsecents, adults', 5, 99],
      ['Teens and adults', 12, 99],
      ['male youth', 12, 18],
      ['Preschoolers - adult', 3, 99],
      ['0-7 (ABA) 0-18 (Physical, occuptional and speech therapy)', 0, 18],
    ],
    ([text, from, to]) => {
      expect(parseAges(text)).toEqual({ from, to });
    },
  ),
);

test.each([
  '',
  ' ',
  '0',
  'N/A',
  'family support',
  '"all who will benefit"',
  '12-3',
  '336-513-4333',
])('"%s" has no ages', (text) => {
  expect(parseAges(text)).toBeNull();
});
