import { expect, test } from 'vitest';
import { isRejected, reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { fold, type Given, given } from '../kernel/given.fixture.ts';
import { HOUSEHOLD_LIMITS } from '../subscription/subscription.constants.ts';
import { DEFAULT_SCOPES, type MemberRole, READ_BY_EVERY_PARENT } from './household.constants.ts';
import type { Grant } from './household.contract.ts';
import { type HouseholdCommand, householdDecider } from './household.decider.ts';
import type { HouseholdEvent } from './household.events.ts';

const now = new Date('2026-11-30T20:00:00.000Z');
const TONIGHT = '2026-11-30T23:00:00.000Z';

const OWNER = 'owner';
const of = { familyId: OWNER, now } as const;
const byOwner = { ...of, actor: OWNER } as const;
const limit = HOUSEHOLD_LIMITS.family;

const granted = (role: MemberRole, endsAt: string | null = null): Grant => ({
  role,
  scopes: DEFAULT_SCOPES[role],
  onlyChildren: null,
  endsAt,
});

const invited = (
  invitationId: string,
  { at = '2026-11-30T19:00:00.000Z', grant = granted('caregiver') } = {},
): Given<HouseholdEvent> => ({
  type: 'MemberInvited',
  data: { invitationId, secretHash: `hash-${invitationId}`, ...grant },
  metadata: { occurredAt: at },
});

const joined = (memberId: string, grant: Grant = granted('caregiver')): Given<HouseholdEvent> => ({
  type: 'MemberJoined',
  data: { memberId, invitationId: `to-${memberId}`, name: 'Dana', ...grant },
});

/** The household after an invitation was accepted. */
const withMember = (memberId: string, grant?: Grant): readonly Given<HouseholdEvent>[] => [
  invited(`to-${memberId}`, { ...(grant && { grant }) }),
  joined(memberId, grant),
];

const accept = (
  memberId: string,
  invitationId: string,
  changes: object = {},
): HouseholdCommand => ({
  command: 'join',
  memberId,
  name: 'Dana',
  secretHash: `hash-${invitationId}`,
  limit,
  ...of,
  ...changes,
});

const invite = (changes: object = {}): HouseholdCommand => ({
  command: 'invite',
  invitationId: 'i2',
  secretHash: 'hash-i2',
  grant: granted('caregiver'),
  limit,
  ...byOwner,
  ...changes,
});

const about = (
  command: 'pause' | 'resume' | 'remove',
  memberId: string,
  actor = OWNER,
): HouseholdCommand => ({ command, memberId, ...of, actor });

const change = (memberId: string, grant: Grant, changes: object = {}): HouseholdCommand => ({
  command: 'change',
  memberId,
  grant,
  limit,
  ...byOwner,
  ...changes,
});

test('an invitation is accepted once, and gives what it says', () => {
  const invitation = invited('i1', { grant: granted('co-parent', TONIGHT) });
  expect(given(householdDecider, [invitation]).when(accept('dana', 'i1'))).toEqual([
    {
      type: 'MemberJoined',
      data: {
        memberId: 'dana',
        invitationId: 'i1',
        name: 'Dana',
        ...granted('co-parent', TONIGHT),
      },
    },
  ]);
});

test(
  'an invitation cannot be accepted when …',
  everyRow(
    [
      ['its secret is unknown', [], accept('dana', 'i1'), 'UnknownInvitation'],
      ['its owner opens it', [invited('i1')], accept(OWNER, 'i1'), 'InvitationToOwnHousehold'],
      ['another has used it', withMember('dana'), accept('eve', 'to-dana'), 'InvitationUsed'],
      [
        'who used it was removed since',
        [...withMember('dana'), { type: 'MemberRemoved', data: { memberId: 'dana' } }],
        accept('dana', 'to-dana'),
        'InvitationUsed',
      ],
      [
        'it was withdrawn',
        [invited('i1'), { type: 'InvitationWithdrawn', data: { invitationId: 'i1' } }],
        accept('dana', 'i1'),
        'InvitationWithdrawn',
      ],
      [
        'it is seven days old',
        [invited('i1', { at: '2026-11-23T20:00:00.000Z' })],
        accept('dana', 'i1'),
        'InvitationExpired',
      ],
      [
        'the access that it gives has ended',
        [invited('i1', { grant: granted('caregiver', '2026-11-30T20:00:00.000Z') })],
        accept('dana', 'i1'),
        'InvitationExpired',
      ],
      [
        'who accepts it is a member already',
        [...withMember('dana'), invited('i2')],
        accept('dana', 'i2'),
        'AlreadyMember',
      ],
      [
        'the plan has no room',
        [...withMember('dana'), invited('i2')],
        accept('eve', 'i2', { limit: HOUSEHOLD_LIMITS.plus }),
        'HouseholdFull',
      ],
    ] as const satisfies readonly (readonly [
      string,
      readonly Given<HouseholdEvent>[],
      HouseholdCommand,
      string,
    ])[],
    ([, events, command, code]) => {
      expect(given(householdDecider, events).when(command)).toEqual(reject(code));
    },
    ([when]) => when,
  ),
);

test('an invitation can be accepted until the last moment of its seventh day', () => {
  const { when } = given(householdDecider, [invited('i1', { at: '2026-11-23T20:00:00.001Z' })]);
  expect(when(accept('dana', 'i1'))).toHaveLength(1);
});

test('a plan without room for members refuses the first invitation', () => {
  const { when } = given(householdDecider);
  expect(when(invite({ limit: HOUSEHOLD_LIMITS.free }))).toEqual(reject('HouseholdLimitReached'));
  expect(when(invite({ limit: HOUSEHOLD_LIMITS.plus }))).toHaveLength(1);
});

test('a member whose access has ended makes room, and needs it to have access again', () => {
  const ended = granted('caregiver', '2026-11-30T19:30:00.000Z');
  const { when } = given(householdDecider, [...withMember('dana', ended), invited('i2')]);
  const room = { limit: HOUSEHOLD_LIMITS.plus };
  expect(when(accept('eve', 'i2', room))).toHaveLength(1);
  const later = given(householdDecider, [
    ...withMember('dana', ended),
    ...withMember('eve', granted('caregiver')),
  ]);
  const again = granted('caregiver', TONIGHT);
  expect(later.when(change('dana', again, room))).toEqual(reject('HouseholdLimitReached'));
  expect(when(change('dana', again, room))).toHaveLength(1);
  expect(when(change('dana', granted('co-parent', '2026-11-30T20:00:00.000Z')))).toEqual(
    reject('AccessEndPast'),
  );
});

test('nothing that keeps a child safe is hidden from a co-parent', () => {
  const { when } = given(householdDecider, withMember('dana', granted('co-parent')));
  for (const scope of READ_BY_EVERY_PARENT) {
    const hiding = (role: MemberRole): Grant => ({
      ...granted(role),
      scopes: { ...DEFAULT_SCOPES['co-parent'], [scope]: 'none' },
    });
    expect(when(change('dana', hiding('co-parent')))).toEqual(reject('HiddenFromParent'));
    expect(when(invite({ grant: hiding('co-parent') }))).toEqual(reject('HiddenFromParent'));
    expect(when(change('dana', hiding('caregiver')))).toHaveLength(1);
  }
});

test('a paused member keeps the place', () => {
  const { when } = given(householdDecider, [
    ...withMember('dana'),
    { type: 'MemberPaused', data: { memberId: 'dana' } },
    invited('i2'),
  ]);
  expect(when(accept('eve', 'i2', { limit: HOUSEHOLD_LIMITS.plus }))).toEqual(
    reject('HouseholdFull'),
  );
});

test(
  'a command that already holds changes nothing: …',
  everyRow(
    [
      ['an invitation made twice', [invited('i2')], invite()],
      ['an invitation accepted twice', withMember('dana'), accept('dana', 'to-dana')],
      [
        'an invitation withdrawn twice',
        [invited('i1'), { type: 'InvitationWithdrawn', data: { invitationId: 'i1' } }],
        { command: 'withdraw', invitationId: 'i1', ...byOwner },
      ],
      ['the same access', withMember('dana'), change('dana', granted('caregiver'))],
      [
        'paused twice',
        [...withMember('dana'), { type: 'MemberPaused', data: { memberId: 'dana' } }],
        about('pause', 'dana'),
      ],
      ['resumed without a pause', withMember('dana'), about('resume', 'dana')],
      [
        'removed twice',
        [...withMember('dana'), { type: 'MemberRemoved', data: { memberId: 'dana' } }],
        about('remove', 'dana'),
      ],
      [
        'left twice',
        [...withMember('dana'), { type: 'MemberLeft', data: { memberId: 'dana' } }],
        { command: 'leave', memberId: 'dana', ...of },
      ],
    ] as const satisfies readonly (readonly [
      string,
      readonly Given<HouseholdEvent>[],
      HouseholdCommand,
    ])[],
    ([, events, command]) => {
      expect(given(householdDecider, events).when(command)).toEqual([]);
    },
    ([what]) => what,
  ),
);

const HOUSEHOLD = [
  ...withMember('dana', granted('co-parent')),
  ...withMember('eve'),
  ...withMember('gone', granted('co-parent')),
  { type: 'MemberRemoved', data: { memberId: 'gone' } },
] as const satisfies readonly Given<HouseholdEvent>[];

test('the owner and co-parents manage members, and nobody else does', () => {
  const { when } = given(householdDecider, HOUSEHOLD);
  const commands = (actor: string): readonly HouseholdCommand[] => [
    invite({ actor }),
    { command: 'withdraw', invitationId: 'to-eve', ...of, actor },
    change('eve', granted('professional'), { actor }),
    about('pause', 'eve', actor),
    about('resume', 'eve', actor),
    about('remove', 'eve', actor),
  ];
  const refused = reject('HouseholdManagersOnly');
  for (const actor of [OWNER, 'dana'])
    for (const command of commands(actor)) expect(when(command)).not.toEqual(refused);
  for (const actor of ['eve', 'gone', 'stranger'])
    for (const command of commands(actor)) expect(when(command)).toEqual(refused);
});

test('a co-parent who is paused, or whose time is over, manages nothing', () => {
  const ended = granted('co-parent', '2026-11-30T19:30:00.000Z');
  const paused = { type: 'MemberPaused', data: { memberId: 'dana' } } as const;
  for (const events of [withMember('dana', ended), [...HOUSEHOLD, paused]])
    expect(given(householdDecider, events).when(invite({ actor: 'dana' }))).toEqual(
      reject('HouseholdManagersOnly'),
    );
});

test('the owner can be changed and removed by nobody, and cannot leave', () => {
  const { when } = given(householdDecider, HOUSEHOLD);
  for (const actor of [OWNER, 'dana']) {
    expect(when(about('remove', OWNER, actor))).toEqual(reject('OwnerUnchangeable'));
    expect(when(about('pause', OWNER, actor))).toEqual(reject('OwnerUnchangeable'));
    expect(when(change(OWNER, granted('caregiver'), { actor }))).toEqual(
      reject('OwnerUnchangeable'),
    );
  }
  expect(when({ command: 'leave', memberId: OWNER, ...of })).toEqual(reject('OwnerCannotLeave'));
});

test('a co-parent changes no access of their own; removing themselves is leaving', () => {
  const { when } = given(householdDecider, HOUSEHOLD);
  expect(when(change('dana', granted('caregiver'), { actor: 'dana' }))).toEqual(
    reject('OwnAccessUnchangeable'),
  );
  expect(when(about('resume', 'dana', 'dana'))).toEqual(reject('OwnAccessUnchangeable'));
  expect(when(about('remove', 'dana', 'dana'))).toEqual([
    { type: 'MemberLeft', data: { memberId: 'dana' } },
  ]);
});

test('members who never were, and those who are gone, are told apart', () => {
  const { when } = given(householdDecider, HOUSEHOLD);
  expect(when(about('pause', 'stranger'))).toEqual(reject('UnknownMember'));
  expect(when(about('pause', 'gone'))).toEqual(reject('MemberGone'));
  expect(when({ command: 'leave', memberId: 'stranger', ...of })).toEqual(
    reject('UnknownHousehold'),
  );
  expect(when({ command: 'withdraw', invitationId: 'to-eve', ...byOwner })).toEqual(
    reject('InvitationUsed'),
  );
});

test('a removed member comes back with another invitation', () => {
  const { when } = given(householdDecider, [...HOUSEHOLD, invited('i2')]);
  expect(when(accept('gone', 'i2'))).toHaveLength(1);
});

test('two households whose owners belong to each other’s are two lists', () => {
  const { when } = given(householdDecider, withMember('dana'));
  expect(when({ ...about('pause', OWNER, 'dana'), familyId: 'dana' })).toEqual(
    reject('UnknownMember'),
  );
});

test('one hundred invitations keep the limit in any order', () => {
  let events: readonly Given<HouseholdEvent>[] = Array.from({ length: 100 }, (_, at) =>
    invited(`i${at}`),
  );
  for (let at = 0; at < 100; at += 1) {
    const decided = given(householdDecider, events).when(accept(`m${at}`, `i${at}`));
    if (!isRejected(decided)) events = [...events, ...decided];
  }
  expect(fold(householdDecider, events).members.size).toBe(HOUSEHOLD_LIMITS.family - 1);
});
