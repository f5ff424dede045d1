import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type Given, given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { childLinksDecider } from './child-links.ts';
import { CHILD_LINKS_MAX } from './children.constants.ts';
import { addChildSchema, changeChildSchema, diagnosisLine } from './children.contract.ts';
import { childrenDecider } from './children.decider.ts';
import type { ChildEvent } from './children.events.ts';

const now = new Date('2026-11-30T20:00:00.000Z');
const MAYA = addChildSchema.parse({
  name: ' Maya ',
  communication: ['device', 'speech', 'device'],
});
const of = { id: 'a', familyId: 'family-1', now } as const;

const added: Given<ChildEvent> = { type: 'ChildAdded', data: { childId: 'a', ...MAYA } };

const issuesOf = (sent: object) =>
  addChildSchema.safeParse({ name: 'Maya', ...sent }).error?.issues.map(({ message }) => message);

test('only a name is required, and ways to communicate are kept in one order', () => {
  expect(MAYA).toMatchObject({
    name: 'Maya',
    communication: ['speech', 'device'],
    insurance: null,
  });
  expect(issuesOf({ name: ' ' })).toEqual(['Please enter a name or a nickname']);
});

test(
  'a month of birth is a year and a month',
  everyRow(['2020', '2020-13', '2020-00', '20-05', 'May 2020', '2020-05-01'], (birthMonth) => {
    expect(issuesOf({ birthMonth })).toEqual(['Please enter a month and a year']);
  }),
);

test('a month of birth is refused until it has begun somewhere', () => {
  const { when } = given(childrenDecider, [added]);
  const changeTo = (birthMonth: string) =>
    when({ command: 'change', changes: { birthMonth }, ...of });
  expect(changeTo('2027-01')).toEqual(reject('BirthMonthInFuture'));
  // December has begun in the zone farthest ahead of UTC.
  expect(changeTo('2026-12')).toHaveLength(1);
  const born = { ...MAYA, birthMonth: '2027-01' };
  expect(given(childrenDecider).when({ command: 'create', fields: born, ...of })).toEqual(
    reject('BirthMonthInFuture'),
  );
});

test('a change tells the fields that differ', () => {
  const { when } = given(childrenDecider, [added]);
  const changes = changeChildSchema.parse({ name: 'Maya', strengths: 'Puzzles' });
  expect(when({ command: 'change', changes, ...of })).toEqual([
    { type: 'ChildChanged', data: { childId: 'a', strengths: 'Puzzles' } },
  ]);
});

test('undoing a change sets the fields back that still are as it left them', () => {
  const changed = (data: object): Given<ChildEvent> => ({
    type: 'ChildChanged',
    data: { childId: 'a', ...data },
  });
  const change = {
    before: MAYA,
    after: { ...MAYA, school: 'Lakewood', strengths: 'Puzzles' },
  };
  const undo = { command: 'undo', change, ...of } as const;
  const moved = changed({ school: 'Lakewood', strengths: 'Puzzles' });
  const after = (...events: readonly Given<ChildEvent>[]) =>
    given(childrenDecider, [added, moved, ...events]).when(undo);
  expect(after()).toEqual([changed({ school: '', strengths: '' })]);
  expect(after(changed({ school: 'Hillside', pronouns: 'she/her' }))).toEqual([
    changed({ strengths: '' }),
  ]);
  expect(after(changed({ school: 'Hillside', strengths: 'Buses' }))).toEqual(
    reject('ChangedSince'),
  );
  expect(after(changed({ school: '', strengths: '' }))).toEqual([]);
  expect(after({ type: 'ChildRemoved', data: { childId: 'a' } })).toEqual(reject('ChildGone'));
});

test('forgotten fields of a child read as not stated', () => {
  const forgotten: Given<ChildEvent> = {
    type: 'ChildChanged',
    data: { childId: 'a', name: SHREDDED, diagnoses: SHREDDED },
  };
  const { when } = given(childrenDecider, [added, forgotten]);
  expect(when({ command: 'change', changes: { name: 'Maya', diagnoses: [] }, ...of })).toEqual([]);
});

test('a diagnosis is one line, with its date if there is one', () => {
  expect(diagnosisLine({ name: 'Autism', since: '' })).toBe('Autism');
  expect(diagnosisLine({ name: 'Autism', since: 'October 2024' })).toBe('Autism: October 2024');
});

test('a family that marked as much as it may can still take a mark off', () => {
  const link = (objectId: string) => ({ kind: 'favorite' as const, objectId, childId: 'a' });
  const full = Array.from({ length: CHILD_LINKS_MAX }, (_, index) => link(`${index}`));
  const decide = (command: 'link' | 'unlink', objectId: string) =>
    childLinksDecider.decide({ command, link: link(objectId) }, full);
  expect(decide('link', 'one-more')).toEqual(reject('TooManyChildLinks'));
  expect(decide('link', '0')).toEqual([]);
  expect(decide('unlink', '0')).toMatchObject([{ type: 'ChildUnlinked' }]);
});
