import * as z from 'zod/mini';
import { CHANGE_VERBS, CHANGED_KINDS } from '../household-scopes/changes.constants.ts';

/**
 * Body of `POST …/{id}/undone`, which sets the fields of a change back that still have the values that it gave.
 * `ChangedSince`: all of them were changed again. `UnknownChange`: it is older than 30 days, or no change of
 * fields. `DELETE …/{id}/removal` takes a removal back, for those who may remove.
 */
export const undoChangeSchema = z.object({
  changeId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
});

const changeSchema = z.object({
  id: z.string(),
  kind: z.enum(CHANGED_KINDS),
  objectId: z.string(),
  /** Name or title of what was changed, as it is today. */
  name: z.string(),
  verb: z.enum(CHANGE_VERBS),
  /** Day of a series, such as `2026-12-01`; null for all of it. */
  day: z.nullable(z.string()),
  /** Names of the changed fields; none for a change of all of it. */
  fields: z.readonly(z.array(z.string())),
  /** Account that made the change. */
  memberId: z.string(),
  /** First name of who made it; null for a member whose account is gone, or who is of the household no longer. */
  memberName: z.nullable(z.string()),
  /** ISO date and time. */
  at: z.string(),
  /** Id of the listed change that this one took back; null for none. */
  undoes: z.nullable(z.string()),
  /** A change that can be undone has a command: it sets fields back, removes what was added, or restores it. */
  undo: z.nullable(z.enum(['fields', 'addition', 'removal'])),
});

export type HouseholdChange = Readonly<z.infer<typeof changeSchema>>;

/**
 * `GET` of the list of a part, such as `/api/calendar/changes`: changes of the last 30 days, newest first, of what
 * the caller sees.
 */
export const changesSchema = z.readonly(
  z.object({
    /** The household has others than the caller. */
    hasOthers: z.boolean(),
    changes: z.readonly(z.array(changeSchema)),
  }),
);

export type HouseholdChanges = z.infer<typeof changesSchema>;
