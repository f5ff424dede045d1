import * as z from 'zod/mini';
import type { Recorded, View } from '../kernel/view.ts';
import { CONTACT_STATUSES } from './favorites.constants.ts';
import type { FavoritesEvent } from './favorites.events.ts';
import { NO_WAIT, waitAfter } from './waits.ts';

/** A field that rows built by definition 1 lack. */
const lateField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

/** A provider as it was when it was favorited. The field names are those of the stored row. */
const favoriteEntrySchema = z.object({
  resourceId: z.string(),
  name: z.string(),
  /** Null for favorites from before it was stored. */
  category: z.nullable(z.string()),
  /** ISO date and time. */
  favoritedAt: z.string(),
  /** Null where there is none, or where it was forgotten. */
  note: lateField(z.string()),
  status: lateField(z.enum(CONTACT_STATUSES)),
  /** Days by `waitAfter`. */
  waitsSince: lateField(z.string()),
  visitedOn: lateField(z.string()),
  /** Set where a kept appointment was the first visit: the UTC day on which that was noted, and the status before. */
  noted: z.optional(z.object({ on: z.string(), before: z.nullable(z.enum(CONTACT_STATUSES)) })),
});

export type FavoriteEntry = z.infer<typeof favoriteEntrySchema>;

/** Row of any definition. */
export type StoredFavoriteEntry = z.input<typeof favoriteEntrySchema>;

/**
 * A family's favorites in reverse order: a new favorite comes first for the family and last here.
 */
export const favoriteEntriesSchema = z.readonly(z.array(favoriteEntrySchema));

/**
 * Row of a family. Notes stand apart, by the id of their provider, since they are encrypted in the table
 * and the rest is joined with the directory there. Null in rows of older definitions, which hold them
 * in their entries.
 */
export const favoritesRowSchema = z.object({
  resources: favoriteEntriesSchema,
  notes: z.nullable(z.readonly(z.record(z.string(), z.string()))),
});

type FavoritesRow = Readonly<z.infer<typeof favoritesRowSchema>>;

/** Favorites with their notes. */
export const entriesIn = ({ resources, notes }: FavoritesRow): readonly FavoriteEntry[] =>
  notes === null
    ? resources
    : resources.map((entry) => ({ ...entry, note: notes[entry.resourceId] ?? null }));

export const toFavoritesRow = (entries: readonly FavoriteEntry[]): FavoritesRow => ({
  resources: entries.map((entry) => ({ ...entry, note: null })),
  notes: Object.fromEntries(
    entries.flatMap(({ resourceId, note }) => (note === null ? [] : [[resourceId, note]])),
  ),
});

export const favoritesView: View<readonly FavoriteEntry[], Recorded<FavoritesEvent>> = {
  evolve: (row, event) => {
    const entries = row ?? [];
    const { occurredAt } = event.metadata;
    if (event.type === 'ResourceFavorited')
      return withNew(entries, { ...event.data, favoritedAt: occurredAt, ...UNMARKED, ...NO_WAIT });
    const today = occurredAt.slice(0, 10);
    const next = progress(entries, event);
    if (event.type === 'FavoriteVisited') return visited(next, { ...event.data, today });
    if (event.type !== 'FavoriteStatusChanged') return next;
    const { resourceId, status } = event.data;
    const isIt = isAbout(resourceId);
    return next.map((entry) =>
      isIt(entry) ? { ...entry, ...waitAfter(entry, status, today), noted: undefined } : entry,
    );
  },
};

interface Visit {
  readonly resourceId: string;
  readonly visitedOn: string;
  readonly today: string;
}

const visited = (
  entries: readonly FavoriteEntry[],
  { resourceId, visitedOn, today }: Visit,
): readonly FavoriteEntry[] => {
  const isIt = isAbout(resourceId);
  return entries.map((entry) =>
    isIt(entry)
      ? { ...entry, status: 'first-visit', visitedOn, noted: { on: today, before: entry.status } }
      : entry,
  );
};

type Marks = Pick<FavoriteEntry, 'resourceId' | 'note' | 'status'>;

/** Marks of a favorite without note and status. */
const UNMARKED = { note: null, status: null } as const;

/** A known favorite keeps its place and its data. */
const withNew = <Entry extends Marks>(entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  entries.some(isAbout(entry.resourceId)) ? entries : [...entries, entry];

/** Folds one event on existing favorites, in the row's order. */
const progress = <Entry extends Marks>(
  entries: readonly Entry[],
  event: Exclude<FavoritesEvent, { readonly type: 'ResourceFavorited' }>,
): readonly Entry[] => {
  const { resourceId } = event.data;
  const isIt = isAbout(resourceId);
  switch (event.type) {
    case 'ResourceUnfavorited':
      return entries.filter((entry) => !isIt(entry));
    case 'FavoriteNoteChanged': {
      const { note } = event.data;
      const kept = typeof note === 'string' && note !== '' ? note : null;
      return entries.map((entry) => (isIt(entry) ? { ...entry, note: kept } : entry));
    }
    case 'FavoriteStatusChanged': {
      const { status } = event.data;
      return entries.map((entry) => (isIt(entry) ? { ...entry, status } : entry));
    }
    case 'FavoriteVisited':
      return entries;
    case 'FavoriteMoved':
      return moved(entries, event.data);
  }
};

/** Right before another, in the family's order; at its end for null. */
export const moved = <Entry extends Pick<Marks, 'resourceId'>>(
  entries: readonly Entry[],
  { resourceId, before }: { readonly resourceId: string; readonly before: string | null },
): readonly Entry[] => {
  const entry = entries.find(isAbout(resourceId));
  if (entry === undefined) return entries;
  const others = entries.filter((other) => other !== entry);
  const next = before === null ? -1 : others.findIndex(isAbout(before));
  return others.toSpliced(next + 1, 0, entry);
};

const isAbout =
  (id: string) =>
  ({ resourceId }: Pick<Marks, 'resourceId'>): boolean =>
    resourceId === id;
