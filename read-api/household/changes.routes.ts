import {
  changesSchema,
  type HouseholdChange,
} from '@hearthway/domain/household/changes.contract.ts';
import { changeRowSchema } from '@hearthway/domain/household/changes.model.ts';
import {
  CHANGED_KINDS,
  CHANGED_PARTS,
  type ChangedPart,
  type ChangeVerb,
  MAX_LISTED_CHANGES,
  PART_OF_KIND,
} from '@hearthway/domain/household-scopes/changes.constants.ts';
import { UNDO_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';
import { createReadObjects } from './changed-objects.ts';
import { namesOf } from './names-of.ts';
import { createReadSeen } from './read-seen.ts';

/** Rows as JSON, in which dates are texts. */
const storedSchema = z.array(changeRowSchema.extend({ occurred_at: z.string() }));

type StoredChange = z.infer<typeof storedSchema>[number];

/**
 * Adds the lists of what was changed in each part of a household, and by whom. Each is a route of its own, so that
 * the gate of access decides about it as about the part.
 */
export const addChangesRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { readModel, database } = dependencies;
  const readSeen = createReadSeen(dependencies);
  const readObjects = createReadObjects(dependencies);

  /** First names of those who belong to a household now, by the ids of their accounts. */
  const readPeople = async (familyId: string): Promise<ReadonlyMap<string, string>> => {
    const members = await database
      .selectFrom('memberships')
      .select('member_id')
      .where('user_id', '=', familyId)
      .where('status', '<>', 'gone')
      .execute();
    const names = await namesOf(dependencies, [
      familyId,
      ...members.map(({ member_id }) => member_id),
    ]);
    return new Map(Array.from(names, ([id, { firstName }]) => [id, firstName]));
  };

  const addRoute = (part: ChangedPart): void => {
    const kinds = CHANGED_KINDS.filter((kind) => PART_OF_KIND[kind] === part);
    const readChanges = readModel(
      'household_changes',
      (_builder, familyId) =>
        sql<unknown>`(
          select coalesce(jsonb_agg(to_jsonb(change) order by position desc), '[]') from (
            select * from household_changes
            where user_id = ${familyId}
              and kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
              and occurred_at > now() - make_interval(days => ${sql.lit(UNDO_DAYS)})
            order by position desc
            limit ${sql.lit(MAX_LISTED_CHANGES)}
          ) as change
        )`,
    );

    app.get(
      CHANGED_PARTS[part],
      {
        config: { access: 'family', scope: part, about: 'seen' },
        schema: { response: { 200: changesSchema } },
      },
      async (request, reply) => {
        const { familyId } = familyOf(request);
        const stored = storedSchema.parse(await readChanges({ request, reply, key: familyId }));
        const seen = await readSeen(request, reply);
        const ids = [...new Set(stored.map(({ object_id }) => object_id))];
        // Last, so that the answer is of the position of the part.
        const objects = await readObjects[part]({ ids, request, reply, seen });
        const people = await readPeople(familyId);
        const undone = new Set(stored.map(({ causation_id }) => causation_id));
        const listed = new Set(stored.map(({ event_id }) => event_id));
        return {
          hasOthers: people.size > 1,
          changes: stored.flatMap((change, index): HouseholdChange[] => {
            const object = objects.get(change.object_id);
            if (object === undefined) return [];
            const { event_id: id, kind, object_id: objectId, verb, day, fields } = change;
            const isLatest = stored.findIndex((each) => each.object_id === objectId) === index;
            return [
              {
                id,
                kind,
                objectId,
                name: object.name,
                verb,
                day,
                fields: FIELD_VERBS.includes(verb) ? fields : [],
                memberId: change.actor_id,
                memberName: people.get(change.actor_id) ?? null,
                at: new Date(change.occurred_at).toISOString(),
                undoes: listed.has(change.causation_id) ? change.causation_id : null,
                undo: undoOf(change, {
                  isRemoved: object.isRemoved,
                  isLatest,
                  isUndone: undone.has(id),
                }),
              },
            ];
          }),
        };
      },
    );
  };

  addRoute('children');
  addRoute('food');
  addRoute('calendar');
};

/** Changes of some fields; others are of all that an object has. */
const FIELD_VERBS: readonly ChangeVerb[] = ['changed', 'moved'];

interface Circumstances {
  readonly isRemoved: boolean;
  /** No change of the same object is newer. */
  readonly isLatest: boolean;
  readonly isUndone: boolean;
}

/** Command that undoes a change as its object is now. Children and profiles name what goes with them on their pages. */
const undoOf = (
  { kind, verb }: Pick<StoredChange, 'kind' | 'verb'>,
  { isRemoved, isLatest, isUndone }: Circumstances,
): HouseholdChange['undo'] => {
  if (verb === 'removed') return isRemoved && isLatest ? 'removal' : null;
  if (isRemoved || isUndone || verb === 'restored') return null;
  if (verb === 'added') return kind === 'entry' ? 'addition' : null;
  return 'fields';
};
