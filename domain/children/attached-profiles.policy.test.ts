import { beforeEach, expect, test } from 'vitest';
import { createProfileSchema } from '../dietary/dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from '../dietary/dietary-profiles.decider.ts';
import { type Decider, isRejected } from '../kernel/decider.ts';
import { fold } from '../kernel/given.fixture.ts';
import type { PolicyState } from '../kernel/policy.ts';
import type { DomainEvent } from '../kernel/stream.ts';
import { attachProfiles } from './attached-profiles.policy.ts';
import { childPlacesDecider } from './child-places.ts';
import { addChildSchema } from './children.contract.ts';
import { childrenDecider } from './children.decider.ts';

const FAMILY = 'f'.repeat(32);
const CHILD = 'c'.repeat(32);
const PROFILE = 'd'.repeat(32);
const OTHER = 'e'.repeat(32);
const now = new Date('2026-11-28T10:00:00.000Z');
const metadata = {
  $correlationId: 'c',
  $causationId: 'c',
  userId: FAMILY,
  actor: FAMILY,
  sessionId: null,
  state: null,
  occurredAt: now.toISOString(),
  schemaVersion: 1,
};

let log: { readonly streamId: string; readonly type: string; readonly data: unknown }[];
let policy: PolicyState;

beforeEach(() => {
  log = [];
  policy = attachProfiles.open(FAMILY, null);
});

const stateOf = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event, string>,
  id: string,
): State =>
  fold(
    decider,
    log
      .filter(({ streamId }) => streamId === decider.stream.nameOf(id))
      .map(({ type, data }) => ({ ...decider.stream.parse(type, 1, data), metadata })),
  );

/** Appends what the decider decides, and then all that follows from it. */
const send = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event, string>,
  id: string,
  command: Command,
): void => {
  const decided = decider.decide(command, stateOf(decider, id));
  if (isRejected(decided)) throw new Error(decided.rejected);
  for (const { type, data } of decided) {
    const streamId = decider.stream.nameOf(id);
    log.push({ streamId, type, data });
    follow({ streamId, type, data });
  }
};

const follow = (stored: (typeof log)[number]): void => {
  const event = { ...stored, id: 'event', metadata, position: { commit: 0n } };
  if (attachProfiles.keyOf(event) === undefined) return;
  const { state, consequences } = policy.after(event);
  // The policy's state passes through the database.
  policy = attachProfiles.open(FAMILY, JSON.parse(state.toJson()));
  for (const consequence of consequences) if ('dispatch' in consequence) consequence.dispatch(send);
};

/** Profiles of the releases before, whose events the policy reads from the start of the log. */
const history = (...types: readonly ('Created' | 'Removed' | 'Restored')[]): void => {
  const { childId: _, ...fields } = createProfileSchema.parse({ childName: 'Maya' });
  const created = { profileId: PROFILE, childId: null, allergenCount: 0, ...fields };
  const events = types.map((type) => ({
    streamId: dietaryProfilesDecider.stream.nameOf(PROFILE),
    type: `DietaryProfile${type}`,
    data: type === 'Created' ? created : { profileId: PROFILE },
  }));
  log.push(...events);
  for (const event of events) follow(event);
};

const createProfile = (id: string, childId: string | null, childName = 'Maya') =>
  send(dietaryProfilesDecider, id, {
    command: 'create',
    id,
    familyId: FAMILY,
    now,
    fields: createProfileSchema.parse({ childName, childId }),
  });
const removeProfile = (id: string) =>
  send(dietaryProfilesDecider, id, { command: 'remove', id, familyId: FAMILY, now });
const profile = (id = PROFILE) => stateOf(dietaryProfilesDecider, id);
const ofChild = { id: CHILD, familyId: FAMILY, now } as const;
const addChild = (name = 'Maya') =>
  send(childrenDecider, CHILD, {
    command: 'create',
    fields: addChildSchema.parse({ name }),
    ...ofChild,
  });
const tellChild = (command: 'remove' | 'restore') =>
  send(childrenDecider, CHILD, { command, ...ofChild });

test('a profile from before children brings its child, once', () => {
  history('Created');
  expect(profile()).toMatchObject({ status: 'active', fields: { childId: PROFILE } });
  expect(stateOf(childrenDecider, PROFILE)).toMatchObject({
    status: 'active',
    fields: { name: 'Maya' },
  });
  expect([...stateOf(childPlacesDecider, FAMILY).keys()]).toEqual([PROFILE]);
  expect(log).toHaveLength(4);
});

test('a profile from before children that was removed brings none, unless it was taken back', () => {
  history('Created', 'Removed');
  expect(stateOf(childrenDecider, PROFILE)).toMatchObject({ status: 'removed' });
  history('Restored');
  expect(stateOf(childrenDecider, PROFILE)).toMatchObject({ status: 'active' });
});

test('profiles go with their child and come back with it, but not one that was removed before', () => {
  addChild();
  createProfile(PROFILE, CHILD);
  createProfile(OTHER, CHILD);
  removeProfile(OTHER);
  tellChild('remove');
  expect(profile()).toMatchObject({ status: 'removed' });
  tellChild('restore');
  expect(profile()).toMatchObject({ status: 'active' });
  expect(profile(OTHER)).toMatchObject({ status: 'removed' });
  tellChild('remove');
  expect(profile()).toMatchObject({ status: 'removed' });
});

test('profiles take the name of their child', () => {
  addChild('Mya');
  createProfile(PROFILE, CHILD, 'Mya');
  createProfile(OTHER, CHILD, 'Mya');
  removeProfile(OTHER);
  send(childrenDecider, CHILD, { command: 'change', changes: { name: 'Maya' }, ...ofChild });
  expect(profile()).toMatchObject({ fields: { childName: 'Maya' } });
  expect(profile(OTHER)).toMatchObject({ fields: { childName: 'Mya' } });
});
