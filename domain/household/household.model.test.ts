import { expect, test } from 'vitest';
import { SHREDDED } from '../kernel/personal.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { DEFAULT_SCOPES, NO_SCOPES } from './household.constants.ts';
import { householdModel } from './household.model.ts';
import { membershipsModel } from './memberships.model.ts';

const OWNER = 'a'.repeat(32);
const DANA = 'd'.repeat(32);
const AT = '2026-11-30T20:00:00.000Z';

const GRANT = {
  role: 'caregiver',
  scopes: DEFAULT_SCOPES.caregiver,
  onlyChildren: null,
  endsAt: AT,
} as const;

const eventOf = (type: string, data: object, index: number): StoredEvent => ({
  id: `e${index}`,
  streamId: `household-${OWNER}`,
  type,
  data,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: OWNER,
    actor: OWNER,
    sessionId: null,
    state: null,
    occurredAt: AT,
    schemaVersion: 1,
  },
  position: { commit: BigInt(index) },
});

const INVITED = ['MemberInvited', { invitationId: 'i1', secretHash: 'h1', ...GRANT }] as const;
const JOINED = [
  'MemberJoined',
  { memberId: DANA, invitationId: 'i1', name: SHREDDED, ...GRANT },
] as const;

const rowsOf = (
  model: typeof householdModel | typeof membershipsModel,
  ...events: readonly (readonly [string, object])[]
): readonly Readonly<Record<string, unknown>>[] => {
  const folding = model.startFolding();
  folding.learn([OWNER], []);
  for (const [index, [type, data]] of events.entries()) {
    const event = eventOf(type, data, index);
    expect(model.keyOf(event)).toBe(OWNER);
    folding.fold(OWNER, event);
  }
  const columns = Object.keys(model.table.columns);
  return folding
    .takeChanged()
    .map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
};

test('an accepted invitation becomes a member, and neither its secret nor a name is in the row', () => {
  const [invited] = rowsOf(householdModel, INVITED);
  expect(JSON.parse(String(invited?.['invitations']))).toEqual([
    { invitationId: 'i1', ...GRANT, invitedAt: AT },
  ]);
  const [joined] = rowsOf(householdModel, INVITED, JOINED);
  expect(JSON.parse(String(joined?.['invitations']))).toEqual([]);
  expect(JSON.parse(String(joined?.['members']))).toEqual([
    { memberId: DANA, ...GRANT, isPaused: false, joinedAt: AT },
  ]);
});

test('access is a row for each member, which gives nothing once they are gone', () => {
  expect(rowsOf(membershipsModel, INVITED)).toEqual([]);
  const [joined] = rowsOf(membershipsModel, INVITED, JOINED);
  expect(joined).toMatchObject({
    user_id: OWNER,
    member_id: DANA,
    role: 'caregiver',
    status: 'active',
    ends_at: AT,
  });
  const paused = ['MemberPaused', { memberId: DANA }] as const;
  expect(rowsOf(membershipsModel, INVITED, JOINED, paused)).toMatchObject([{ status: 'paused' }]);
  const left = ['MemberLeft', { memberId: DANA }] as const;
  const [gone] = rowsOf(membershipsModel, INVITED, JOINED, paused, left);
  expect(gone?.['status']).toBe('gone');
  expect(JSON.parse(String(gone?.['scopes']))).toEqual(NO_SCOPES);
});

test('a grant from before there was a calendar does not reach it', () => {
  const { calendar: _, ...scopes } = DEFAULT_SCOPES.caregiver;
  const [joined] = rowsOf(membershipsModel, ['MemberJoined', { ...JOINED[1], scopes }]);
  expect(JSON.parse(String(joined?.['scopes']))).toEqual({ ...scopes, calendar: 'none' });
});
