import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { filtersSaid } from './said-filters.ts';

test(
  'a search that says … names … and is otherwise about …',
  everyRow(
    [
      ['Speech therapist that takes Medicaid', 'medicaid', '1', 'Speech therapist'],
      ['terapia de habla en español', 'language', 'es', 'terapia de habla'],
      ['ABA, in-home', 'inHome', '1', 'ABA'],
      ['telehealth speech', 'telehealth', '1', 'speech'],
      ['OT for a toddler', 'ages', '2', 'OT'],
      ['dentist for my 4 year old', 'ages', '4', 'dentist'],
      ['dentista para niño de 7 años', 'ages', '7', 'dentista para niño'],
      ['day program for adults', 'ages', 'adult', 'day program'],
      ['aba no waitlist', 'accepting', '1', 'aba'],
      ['Medicaid', 'medicaid', '1', ''],
    ] as const,
    ([text, name, value, search]) => {
      expect(filtersSaid(text)).toEqual([{ name, value, search }]);
    },
  ),
);

test(
  '… names no filter',
  everyRow(
    [
      'dentist',
      'hits his sister at home',
      'not online',
      'route 22 clinic',
      '40 years of experience',
      '',
    ] as const,
    (text) => {
      expect(filtersSaid(text)).toEqual([]);
    },
  ),
);

test('several filters are each said without their own words', () => {
  expect(filtersSaid('speech in Spanish, Medicaid')).toEqual([
    { name: 'language', value: 'es', search: 'speech , Medicaid' },
    { name: 'medicaid', value: '1', search: 'speech in Spanish' },
  ]);
});
