import { defineContext } from '../context.ts';
import { SCOPES } from '../household-scopes/scopes.constants.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { ACCESS_LEVEL_WORDS, MEMBER_ROLE_WORDS, SCOPE_WORDS } from './household.constants.ts';
import { householdDecider } from './household.decider.ts';
import { householdErrors } from './household.errors.ts';
import { householdModel } from './household.model.ts';
import { membershipsModel } from './memberships.model.ts';

/** People who belong to a family's household besides its owner, and what each may do. */
export const householdContext = defineContext({
  name: 'household',
  aggregates: [{ decider: householdDecider, label: say('Household'), icon: 'house' }],
  readModels: [householdModel, membershipsModel],
  sharedModels: { household: 'household' },
  exportSections: [
    exportSection({
      model: householdModel,
      title: say('Members of your household'),
      toRows: (row) =>
        row.members.map(({ memberId, role, scopes, endsAt, isPaused, joinedAt }) => ({
          memberId,
          role,
          ...scopes,
          endsAt: endsAt === null ? null : new Date(endsAt),
          isPaused,
          joinedAt: new Date(joinedAt),
        })),
      fields: {
        memberId: say('Member id'),
        role: say('Role'),
        ...SCOPE_WORDS,
        endsAt: say('When the access ends'),
        isPaused: say('Paused'),
        joinedAt: say('When they joined'),
      },
    }),
    exportSection({
      model: membershipsModel,
      personColumn: 'member_id',
      title: say('Households of others that you belong to'),
      toRows: ({ role, scopes, status, ends_at: endsAt, joined_at: joinedAt }) => [
        {
          role,
          ...scopes,
          isPaused: status === 'paused',
          isGone: status === 'gone',
          endsAt,
          joinedAt,
        },
      ],
      fields: {
        role: say('Role'),
        ...SCOPE_WORDS,
        isPaused: say('Paused'),
        isGone: say('You were removed, or left'),
        endsAt: say('When the access ends'),
        joinedAt: say('When you joined'),
      },
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
      endsAt: say('When the access ends'),
      ...SCOPE_WORDS,
    },
    choices: {
      role: MEMBER_ROLE_WORDS,
      ...Object.fromEntries(SCOPES.map((scope) => [scope, ACCESS_LEVEL_WORDS])),
    },
  },
  errors: householdErrors,
});
