import { expect, test } from 'vitest';
import { groupSameOffices, type OfficeIdentity } from './same-office.ts';

const office = (name: string, changes: Partial<OfficeIdentity> = {}): OfficeIdentity => ({
  state: 'NC',
  kind: 'early-intervention',
  level: 'secondary',
  name,
  website: null,
  ...changes,
});

const groups = (...offices: readonly OfficeIdentity[]) =>
  groupSameOffices(offices, (each) => each).map((group) => group.map(({ name }) => name));

test('a name with and without its abbreviation, or its state, is one office', () => {
  for (const [one, other] of [
    ['NC Infant-Toddler Program', 'NC Infant-Toddler Program (ITP)'],
    ['Parent Center (PIC)', 'Parent Center (PIC-DE)'],
    ['North Carolina Division of Disabilities (DDD)', 'Division of Disabilities (DDD)'],
    ['North Carolina’s Help & Support', 'Help and Support'],
  ] as const)
    expect(groups(office(one), office(other))).toEqual([[one, other]]);
});

test('another name, kind, level or state is another office', () => {
  for (const [one, other] of [
    [office('First Steps (Part B)'), office('First Steps (Part C)')],
    [office('Parent Training and Information (PTI)'), office('Disability Coalition (PTI)')],
    [office('First Steps'), office('First Steps', { kind: 'respite' })],
    [office('First Steps'), office('First Steps', { level: 'official' })],
    [office('First Steps'), office('First Steps', { state: 'SC' })],
  ] as const)
    expect(groups(one, other)).toHaveLength(2);
});

test('one web address is one office, however it is spelled', () => {
  const website = 'https://www.peal.example/';
  expect(
    groups(
      office('PEAL Center – Parent Education', { website }),
      office('PEAL Center', { website: 'http://peal.example' }),
    ),
  ).toHaveLength(1);
});

test('an address that many names share is that of a list, and joins nobody', () => {
  const website = 'https://dds.example/rc/';
  const centers = ['Harbor', 'Kern', 'Inland'].map((name) => office(name, { website }));
  expect(groups(...centers)).toHaveLength(3);
});

test('entries that a third one links are one office', () => {
  const website = 'https://peal.example';
  expect(
    groups(
      office('PEAL Center'),
      office('Parent Education', { website }),
      office('PEAL Center (PC)', { website }),
    ),
  ).toHaveLength(1);
});
