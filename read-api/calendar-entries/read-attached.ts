import type { CalendarEntry } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { CalendarEntryRow } from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import { mayRead, type Sharing } from '@hearthway/domain/calendar-entries/reminded-adult.ts';
import type { SeenChildren } from '@hearthway/domain/household-scopes/seen-children.ts';
import type { ReadDependencies } from '../read-part.ts';

type Attached = Pick<CalendarEntry, 'attached' | 'hasLeft'>;

interface Reader {
  readonly actor: string;
  readonly sharing: Sharing;
  readonly seen: SeenChildren;
}

const NOTHING: Attached = { attached: null, hasLeft: false };

/** Whether a reader of the calendar may know what an entry belongs to. Lessons are public. */
const isShared = (
  { kind, id }: NonNullable<CalendarEntry['attached']>,
  { actor, sharing, seen }: Reader,
): boolean => {
  switch (kind) {
    case 'provider':
    case 'call':
      return mayRead(actor, 'favorites', sharing) && seen.hasObject('favorite', id);
    case 'denial':
      return mayRead(actor, 'insurance', sharing) && seen.hasObject('denial', id);
    case 'lesson':
      return true;
  }
};

/** Reads what entries belong to, as far as it is shared with the reader, with the present names of providers. */
export const readAttached = async (
  { database }: Pick<ReadDependencies, 'database'>,
  rows: readonly CalendarEntryRow[],
  reader: Reader,
): Promise<(row: CalendarEntryRow) => Attached> => {
  const shared = new Map(
    rows.flatMap(({ entry_id, words: { attached } }) =>
      attached !== null && isShared(attached, reader) ? [[entry_id, attached] as const] : [],
    ),
  );
  const ids = [...shared.values()].flatMap(({ kind, id }) =>
    kind === 'provider' || kind === 'call' ? [id] : [],
  );
  const listings =
    ids.length === 0
      ? []
      : await database
          .selectFrom('providers')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const names = new Map(listings.map(({ id, name }) => [id, name]));
  return ({ entry_id }) => {
    const attached = shared.get(entry_id);
    if (attached === undefined) return NOTHING;
    if (attached.kind === 'denial' || attached.kind === 'lesson')
      return { attached, hasLeft: false };
    const name = names.get(attached.id);
    return { attached: { ...attached, name: name ?? attached.name }, hasLeft: name === undefined };
  };
};
