import { expect, test } from 'vitest';
import { contexts, readModelNamed } from '../contexts.ts';
import { SCOPES } from '../household-scopes/scopes.constants.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { sharedPartOf } from './member-acts.model.ts';
import { memberOpeningsDecider, memberOpeningsIdOf } from './member-openings.decider.ts';

const OWNER = 'a'.repeat(32);
const DANA = 'd'.repeat(32);
const AT = '2026-11-30T20:00:00.000Z';
const DAY = '2026-11-30';

const model = readModelNamed('member_acts');

const OPENINGS = `memberOpenings-${memberOpeningsIdOf({ familyId: OWNER, memberId: DANA, now: new Date(AT) })}`;

const eventOf = (
  [streamId, type, data]: readonly [string, string, object],
  actor: string = DANA,
): StoredEvent => ({
  id: 'e1',
  streamId,
  type,
  data,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: OWNER,
    actor,
    sessionId: null,
    state: null,
    occurredAt: AT,
    schemaVersion: 1,
  },
  position: { commit: 1n },
});

const rowOf = (event: StoredEvent) => {
  const folding = model.startFolding();
  folding.fold(OWNER, event);
  return folding.takeChanged()[0];
};

const REMOVED = ['favorites-x', 'ResourceUnfavorited', {}] as const;

test(
  'a member who causes … is listed with …',
  everyRow(
    [
      [
        [OPENINGS, 'HouseholdPartOpened', { scope: 'food' }],
        ['food', 'opened'],
      ],
      [REMOVED, ['favorites', 'changed']],
      [
        ['dietaryProfile-1', 'DietaryProfileChanged', {}],
        ['food', 'changed'],
      ],
      [
        ['denial-1', 'AppealSent', {}],
        ['insurance', 'changed'],
      ],
      [
        ['childLinks-x', 'ChildLinked', {}],
        ['children', 'changed'],
      ],
      [
        ['household-x', 'MemberRemoved', {}],
        ['household', 'changed'],
      ],
    ] as const,
    ([event, [scope, what]]) => {
      expect(model.keyOf(eventOf(event))).toBe(OWNER);
      expect(rowOf(eventOf(event))).toEqual([OWNER, '1', DANA, scope, what, DAY, AT]);
    },
  ),
);

test('acts of the owner, of a process, on a plan, and joining or opening a recipe are no changes', () => {
  expect(model.keyOf(eventOf(REMOVED, OWNER))).toBeUndefined();
  expect(model.keyOf(eventOf(REMOVED, 'operator'))).toBeUndefined();
  for (const event of [
    ['subscription-x', 'CheckoutStarted', {}],
    ['household-x', 'MemberJoined', {}],
    ['recipeUse-x', 'RecipeOpened', {}],
  ] as const)
    expect(model.keyOf(eventOf(event))).toBeUndefined();
});

test('a plain command that members give belongs to the part of its context', () => {
  const shared = contexts.flatMap((context) =>
    context.commands
      .filter(({ scope }) => SCOPES.some((each) => each === scope))
      .map(({ url, scope }) => ({ url, scope, part: sharedPartOf(context) })),
  );
  expect(shared.length).toBeGreaterThan(10);
  for (const { url, scope, part } of shared) expect([url, part]).toEqual([url, scope]);
});

test('a part is opened once a day, which ends at night in all of the country', () => {
  const [opened] = [memberOpeningsDecider.decide({ scope: 'food' }, new Set())];
  expect(opened).toEqual([{ type: 'HouseholdPartOpened', data: { scope: 'food' } }]);
  expect(memberOpeningsDecider.decide({ scope: 'food' }, new Set(['food']))).toEqual([]);
  const idAt = (now: string) =>
    memberOpeningsIdOf({ familyId: OWNER, memberId: DANA, now: new Date(now) });
  const morning = idAt('2026-11-30T07:00:00-05:00');
  expect(idAt('2026-11-30T23:00:00-10:00')).toBe(morning);
  expect(idAt('2026-12-01T05:00:00-05:00')).not.toBe(morning);
});
