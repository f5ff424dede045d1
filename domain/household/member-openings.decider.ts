import type { Scope } from '../household-scopes/scopes.constants.ts';
import type { Decider } from '../kernel/decider.ts';
import { listedDayOf } from './listed-day.ts';
import { type MemberOpeningsEvent, memberOpeningsStream } from './member-openings.events.ts';

interface MemberDay {
  readonly familyId: string;
  readonly memberId: string;
  readonly now: Date;
}

export const memberOpeningsIdOf = ({ familyId, memberId, now }: MemberDay): string =>
  `${familyId}-${memberId}-${listedDayOf(now)}`;

/** Parts of a household that one member opened on one day. Each is recorded once. */
export const memberOpeningsDecider: Decider<
  ReadonlySet<Scope>,
  { readonly scope: Scope },
  MemberOpeningsEvent,
  never
> = {
  stream: memberOpeningsStream,
  readsPersonal: false,
  initialState: new Set(),
  evolve: (opened, { data: { scope } }) => new Set(opened).add(scope),
  decide: ({ scope }, opened) =>
    opened.has(scope) ? [] : [{ type: 'HouseholdPartOpened', data: { scope } }],
};
