import { defineContext } from '../context.ts';
import { SCOPES } from '../household-scopes/scopes.constants.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { CHANGE_VERB_WORDS, CHANGED_KIND_WORDS } from './change-words.ts';
import { changeRowSchema, changesModel } from './changes.model.ts';
import {
  ACCESS_LEVEL_WORDS,
  LOGGED_SCOPE_WORDS,
  MEMBER_ACT_WORDS,
  MEMBER_ROLE_WORDS,
  SCOPE_WORDS,
} from './household.constants.ts';
import { householdDecider } from './household.decider.ts';
import { householdErrors } from './household.errors.ts';
import { householdModel } from './household.model.ts';
import { memberActRowSchema, memberActsModel } from './member-acts.model.ts';
import { memberOpeningsDecider } from './member-openings.decider.ts';
import { membershipsModel } from './memberships.model.ts';

/** Table of the acts of members. Which streams it follows is decided in `contexts.ts`, which knows all. */
const exportedActs = {
  ...memberActsModel([]),
  parse: (row: unknown) => memberActRowSchema.parse(row),
};

/** Table of changes, which `contexts.ts` makes too. */
const exportedChanges = {
  ...changesModel([]),
  parse: (row: unknown) => changeRowSchema.parse(row),
};

const ONLY_CHILDREN = say('Children that they see, by their ids');

const ACT_FIELDS = {
  scope: say('Part of the household'),
  what: say('What was done with it'),
  at: say('When it was done'),
};

const CHANGE_FIELDS = {
  kind: say('Kind'),
  objectId: say('Id of what was changed'),
  verb: say('What was done with it'),
  day: say('Day'),
  at: say('When it was done'),
};

/** People who belong to a family's household besides its owner, and what each may do. */
export const householdContext = defineContext({
  name: 'household',
  aggregates: [
    { decider: householdDecider, label: say('Household'), icon: 'house' },
    { decider: memberOpeningsDecider, label: say('What members opened'), icon: 'eye' },
  ],
  readModels: [householdModel, membershipsModel],
  sharedModels: { household: 'household', member_acts: 'household' },
  exportSections: [
    exportSection({
      model: householdModel,
      title: say('Members of your household'),
      toRows: (row) =>
        row.members.map(({ memberId, role, scopes, onlyChildren, endsAt, isPaused, joinedAt }) => ({
          memberId,
          role,
          ...scopes,
          onlyChildren: onlyChildren?.join('\n') ?? null,
          endsAt: endsAt === null ? null : new Date(endsAt),
          isPaused,
          joinedAt: new Date(joinedAt),
        })),
      fields: {
        memberId: say('Member id'),
        role: say('Role'),
        ...SCOPE_WORDS,
        onlyChildren: ONLY_CHILDREN,
        endsAt: say('When the access ends'),
        isPaused: say('Paused'),
        joinedAt: say('When they joined'),
      },
    }),
    exportSection({
      model: membershipsModel,
      personColumn: 'member_id',
      title: say('Households of others that you belong to'),
      toRows: ({
        role,
        scopes,
        only_children: onlyChildren,
        status,
        ends_at: endsAt,
        joined_at: joinedAt,
      }) => [
        {
          role,
          ...scopes,
          onlyChildren: onlyChildren?.join('\n') ?? null,
          isPaused: status === 'paused',
          isGone: status === 'gone',
          endsAt,
          joinedAt,
        },
      ],
      fields: {
        role: say('Role'),
        ...SCOPE_WORDS,
        onlyChildren: ONLY_CHILDREN,
        isPaused: say('Paused'),
        isGone: say('You were removed, or left'),
        endsAt: say('When the access ends'),
        joinedAt: say('When you joined'),
      },
    }),
    exportSection({
      model: exportedActs,
      title: say('What members of your household opened and changed'),
      toRows: ({ member_id: memberId, scope, what, occurred_at: at }) => [
        { memberId, scope, what, at },
      ],
      fields: { memberId: say('Member id'), ...ACT_FIELDS },
    }),
    exportSection({
      name: 'ownActsElsewhere',
      model: exportedActs,
      personColumn: 'member_id',
      title: say('What you opened and changed in households of others'),
      toRows: ({ scope, what, occurred_at: at }) => [{ scope, what, at }],
      fields: ACT_FIELDS,
    }),
    exportSection({
      model: exportedChanges,
      title: say('What was changed in your household, and by whom'),
      toRows: ({ actor_id: memberId, kind, object_id: objectId, verb, day, occurred_at: at }) => [
        { memberId, kind, objectId, verb, day, at },
      ],
      fields: { memberId: say('Member id'), ...CHANGE_FIELDS },
    }),
    exportSection({
      name: 'ownChanges',
      model: exportedChanges,
      personColumn: 'actor_id',
      title: say('What you changed, in any household'),
      toRows: ({ kind, object_id: objectId, verb, day, occurred_at: at }) => [
        { kind, objectId, verb, day, at },
      ],
      fields: CHANGE_FIELDS,
    }),
  ],
  words: {
    fields: {
      memberId: say('Member id'),
      invitationId: say('Invitation id'),
      secretHash: say('Hash of the invitation’s secret'),
      name: say('Name'),
      role: say('Role'),
      scopes: say('What they may read and write'),
      onlyChildren: ONLY_CHILDREN,
      endsAt: say('When the access ends'),
      scope: say('Part of the household'),
      ...SCOPE_WORDS,
    },
    choices: {
      role: MEMBER_ROLE_WORDS,
      scope: LOGGED_SCOPE_WORDS,
      what: MEMBER_ACT_WORDS,
      kind: CHANGED_KIND_WORDS,
      verb: CHANGE_VERB_WORDS,
      ...Object.fromEntries(SCOPES.map((scope) => [scope, ACCESS_LEVEL_WORDS])),
    },
  },
  errors: householdErrors,
});
