import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type Given, given, givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { changeProfileSchema, createProfileSchema } from './dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from './dietary-profiles.decider.ts';
import type { DietaryProfileEvent } from './dietary-profiles.events.ts';
import { dietaryProfilesView } from './dietary-profiles.view.ts';

const FIELDS = createProfileSchema.parse({ childName: ' Maya ', age: '6', allergens: ['milk'] });
const CREATED = '2026-11-27T09:00:00.000Z';
const REMOVED = '2026-11-27T10:00:00.000Z';

const created = (changes: object = {}): Given<DietaryProfileEvent> => ({
  type: 'DietaryProfileCreated',
  data: { profileId: 'a', allergenCount: 1, ...FIELDS, ...changes },
  metadata: { occurredAt: CREATED },
});
const removed: Given<DietaryProfileEvent> = {
  type: 'DietaryProfileRemoved',
  data: { profileId: 'a' },
  metadata: { occurredAt: REMOVED },
};
const changed = (changes: object): Given<DietaryProfileEvent> => ({
  type: 'DietaryProfileChanged',
  data: { profileId: 'a', allergenCount: 1, ...changes },
  metadata: { occurredAt: CREATED },
});
const restored: Given<DietaryProfileEvent> = {
  type: 'DietaryProfileRestored',
  data: { profileId: 'a' },
};

const of = { id: 'a', familyId: 'family-1', now: new Date(CREATED) } as const;
const create = { command: 'create', fields: FIELDS, ...of } as const;
const change = (changes: object) => ({ command: 'change', changes, ...of }) as const;
const remove = { command: 'remove', ...of } as const;
const restore = (now: string) => ({ command: 'restore', ...of, now: new Date(now) }) as const;

describe('a dietary profile', () => {
  test('is created once, and counts the allergens that it ticks or names', () => {
    const { when } = given(dietaryProfilesDecider);
    expect(when(create)).toMatchObject([{ data: { childName: 'Maya', age: 6, allergenCount: 1 } }]);
    const fields = { ...FIELDS, allergies: ['leche, huevo', 'zorbles'] };
    expect(when({ ...create, fields })).toMatchObject([{ data: { allergenCount: 2 } }]);
    expect(given(dietaryProfilesDecider, [created()]).when(create)).toEqual([]);
  });

  test('is changed by the fields that differ alone', () => {
    const { when } = given(dietaryProfilesDecider, [created(), changed({ notes: 'Blue plate' })]);
    expect(when(change({ age: 6, allergens: ['milk'], notes: 'Blue plate' }))).toEqual([]);
    expect(when(change({ age: 7, allergens: ['milk', 'egg'], notes: 'Blue plate' }))).toEqual([
      {
        type: 'DietaryProfileChanged',
        data: { profileId: 'a', allergenCount: 2, age: 7, allergens: ['milk', 'egg'] },
      },
    ]);
  });

  test('is removed once, and taken back within a day', () => {
    const { when } = given(dietaryProfilesDecider, [created(), removed]);
    expect(given(dietaryProfilesDecider, [created()]).when(remove)).toHaveLength(1);
    expect(when(remove)).toEqual([]);
    expect(when(change({ age: 7 }))).toEqual(reject('DietaryProfileGone'));
    expect(when(restore('2026-11-28T10:00:00.000Z'))).toEqual([
      { type: 'DietaryProfileRestored', data: { profileId: 'a' } },
    ]);
    expect(when(restore('2026-11-28T10:00:00.001Z'))).toEqual(reject('DietaryProfileGone'));
    // Where changes are listed, its removal can be undone for 30 days.
    const undo = (at: string) => when({ command: 'undo-removal', ...of, now: new Date(at) });
    expect(undo('2026-12-27T10:00:00.000Z')).toMatchObject([{ type: 'DietaryProfileRestored' }]);
    expect(undo('2026-12-27T10:00:00.001Z')).toEqual(reject('DietaryProfileGone'));
    const again = given(dietaryProfilesDecider, [created(), removed, restored]);
    expect(again.when(restore(REMOVED))).toEqual([]);
    expect(again.when(change({ age: 7 }))).toHaveLength(1);
  });

  test('of another family, or of none, is unknown to every command', () => {
    const foreign = { familyId: 'family-2' } as const;
    for (const command of [change({ age: 7 }), remove, restore(REMOVED)]) {
      expect(given(dietaryProfilesDecider).when(command)).toEqual(reject('UnknownDietaryProfile'));
      expect(
        given(dietaryProfilesDecider, [created()]).when({ ...command, ...foreign }),
        command.command,
      ).toEqual(reject('UnknownDietaryProfile'));
    }
    expect(given(dietaryProfilesDecider, [created()]).when({ ...create, ...foreign })).toEqual(
      reject('UnknownDietaryProfile'),
    );
  });
});

const issuesOf = (sent: object) =>
  createProfileSchema
    .safeParse({ childName: 'Maya', ...sent })
    .error?.issues.map(({ message }) => message);

test('a name is required, of any letters', () => {
  for (const childName of ['', '   '])
    expect(issuesOf({ childName })).toEqual(["Child's name is required"]);
  expect(createProfileSchema.parse({ childName: '🦊' })).toMatchObject({ childName: '🦊', age: 0 });
});

test(
  'an age is a whole number from 0 to 18',
  everyRow(['4½', '-1', -1, 19, '400', '🙂', 4.5, 'six', '1e1', {}, Number.NaN], (age) => {
    expect(issuesOf({ age })).toEqual(['Please enter the age in whole years, from 0 to 18']);
  }),
);

test(
  'an age is read from a number or from text, and is 0 where it is left empty',
  everyRow(
    [
      ['', 0],
      [null, 0],
      [' 7 ', 7],
      [18, 18],
    ] as const,
    ([age, kept]) => {
      expect(createProfileSchema.parse({ childName: 'Maya', age })).toMatchObject({ age: kept });
    },
  ),
);

test('a change that leaves the age out leaves it as it is', () => {
  expect(changeProfileSchema.parse({ notes: ' Blue plate ' })).toEqual({ notes: 'Blue plate' });
  expect(changeProfileSchema.safeParse({ childName: ' ' }).success).toBe(false);
});

test('lists lose blanks and repetitions, and a text is a list of its lines', () => {
  const { allergies, dislikedFoods } = createProfileSchema.parse({
    childName: 'Maya',
    allergies: ' leche \r\n\nnueces\nleche',
    dislikedFoods: ['peas', ' ', 'peas'],
  });
  expect({ allergies, dislikedFoods }).toEqual({
    allergies: ['leche', 'nueces'],
    dislikedFoods: ['peas'],
  });
});

test('a line that is too long is refused by its list', () => {
  const long = 'x'.repeat(101);
  for (const sent of [
    { allergies: ['egg', long] },
    { acceptedFoods: [{ food: 'toast', presentation: long }] },
  ]) {
    const issues = createProfileSchema.safeParse({ childName: 'Maya', ...sent }).error?.issues;
    expect(issues).toMatchObject([
      { path: Object.keys(sent), message: 'Please use 100 letters at most on each line' },
    ]);
  }
});

describe('the profiles of a family', () => {
  test('hold what was told last, and when a profile was removed', () => {
    const { when } = givenRow(dietaryProfilesView, [created(), changed({ age: 7 })]);
    expect(when(removed).profiles).toMatchObject([
      { id: 'a', childName: 'Maya', age: 7, createdAt: CREATED, removedAt: REMOVED },
    ]);
    expect(
      givenRow(dietaryProfilesView, [created(), removed]).when(restored).profiles,
    ).toMatchObject([{ removedAt: null }]);
  });

  test('lose a removed one with the next event after the days in which its removal can be undone', () => {
    const { when } = givenRow(dietaryProfilesView, [created(), removed]);
    const next = (occurredAt: string) => ({
      ...created({ profileId: 'b' }),
      metadata: { occurredAt },
    });
    expect(when(next('2026-12-27T10:00:00.000Z')).profiles).toHaveLength(2);
    expect(when(next('2026-12-27T10:00:01.000Z')).profiles).toMatchObject([{ id: 'b' }]);
  });

  test('read shredded fields as not told', () => {
    const shredded = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, SHREDDED]));
    expect(givenRow(dietaryProfilesView).when(created(shredded)).profiles).toMatchObject([
      { childName: '', age: 0, allergens: [], smell: null, notes: '' },
    ]);
  });
});
