import {
  calendarEntriesModel,
  calendarEntryRowSchema,
} from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import { childrenModel } from '@hearthway/domain/children/children.model.ts';
import { dietaryProfilesRowSchema } from '@hearthway/domain/dietary/dietary-profiles.view.ts';
import type { ChangedPart } from '@hearthway/domain/household-scopes/changes.constants.ts';
import type { SeenChildren } from '@hearthway/domain/household-scopes/seen-children.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { isSeenBy } from '../calendar-entries/calendar-entries.routes.ts';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Object of a household as a list of changes names it. */
interface ChangedObject {
  readonly name: string;
  readonly isRemoved: boolean;
}

interface WantedObjects {
  readonly ids: readonly string[];
  readonly request: HttpRequest;
  readonly reply: HttpReply;
  readonly seen: SeenChildren;
}

type ReadObjects = (wanted: WantedObjects) => Promise<ReadonlyMap<string, ChangedObject>>;

/** Reads the objects of each part that the caller sees, by their ids. Others are left out. */
export const createReadObjects = (
  dependencies: Pick<ReadDependencies, 'readModel' | 'privacy' | 'database'>,
): Readonly<Record<ChangedPart, ReadObjects>> => {
  const { readModel, privacy, database } = dependencies;
  const readChildren = ownRowReader(dependencies, 'own_children');
  const readProfiles = ownRowReader(dependencies, 'dietary_profiles');
  /** Waits until the model includes the caller's own writes. */
  const waitForEntries = readModel('calendar_entries', () => sql<null>`null`);

  return {
    children: async ({ request, reply, seen: { hasChild } }) => {
      const row = await readChildren(request, reply);
      const { children } = row === null ? { children: [] } : childrenModel.parse(row);
      return new Map(
        children
          .filter(({ id }) => hasChild(id))
          .map(({ id, name, removedAt }) => [id, { name, isRemoved: removedAt !== null }]),
      );
    },
    food: async ({ request, reply, seen: { hasChild } }) => {
      const row = await readProfiles(request, reply);
      const { profiles } = row === null ? { profiles: [] } : dietaryProfilesRowSchema.parse(row);
      return new Map(
        profiles
          .filter(({ childId }) => hasChild(childId))
          .map(({ id, childName: name, removedAt }) => [
            id,
            { name, isRemoved: removedAt !== null },
          ]),
      );
    },
    calendar: async ({ ids, request, reply, seen }) => {
      const { familyId } = familyOf(request);
      await waitForEntries({ request, reply, key: familyId });
      if (ids.length === 0) return new Map();
      const stored = await database
        .selectFrom('calendar_entries')
        .selectAll()
        .where('user_id', '=', familyId)
        .where('entry_id', 'in', ids)
        .execute();
      const opened = await privacy.openRows(calendarEntriesModel, stored);
      return new Map(
        opened
          .map((row) => calendarEntryRowSchema.parse(row))
          .filter(isSeenBy(seen))
          .map(({ entry_id, words: { title: name }, removed_at }) => [
            entry_id,
            { name, isRemoved: removed_at !== null },
          ]),
      );
    },
  };
};
