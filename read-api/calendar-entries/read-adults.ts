import type { Calendar } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { type Sharing, seesEntry } from '@hearthway/domain/calendar-entries/reminded-adult.ts';
import { membershipRowSchema } from '@hearthway/domain/household/memberships.model.ts';
import { namesOf } from '../household/names-of.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Reads which adults share the calendar of a household. Where the owner is alone, no names are read. */
export const createReadAdults = (
  dependencies: Pick<ReadDependencies, 'database' | 'privacy' | 'clock'>,
) => {
  const { database, clock } = dependencies;

  const readSharing = async (familyId: string): Promise<Sharing> => {
    const rows = await database
      .selectFrom('memberships')
      .selectAll()
      .where('user_id', '=', familyId)
      .where('status', '=', 'active')
      .orderBy('joined_at')
      .execute();
    const members = rows.map((row) => {
      const { member_id, role, scopes, only_children, status, ends_at } =
        membershipRowSchema.parse(row);
      const endsAt = ends_at?.toISOString() ?? null;
      const grant = { role, scopes, onlyChildren: only_children, endsAt };
      return [member_id, { grant, status }] as const;
    });
    return { familyId, household: { members: new Map(members) }, now: clock() };
  };

  const readAdults = async (sharing: Sharing, reader: string): Promise<Calendar['adults']> => {
    const { familyId, household } = sharing;
    const ids = [...household.members.keys()].filter((id) =>
      seesEntry(id, { childIds: [] }, sharing),
    );
    if (ids.length === 0) return [];
    const names = await namesOf(dependencies, [familyId, ...ids]);
    return [familyId, ...ids].flatMap((id) => {
      const name = names.get(id)?.firstName;
      return name === undefined
        ? []
        : [{ id: id === familyId ? null : id, name, isReader: id === reader }];
    });
  };

  return { readSharing, readAdults };
};
