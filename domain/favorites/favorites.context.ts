import { defineContext } from '../context.ts';
import { CATEGORY_WORDS } from '../directory/categories.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldRows } from '../kernel/fold-rows.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { readerOf } from '../kernel/read-event.ts';
import { keyIn } from '../kernel/stream-id.ts';
import { CALL_OUTCOME_WORDS } from './call-plan.constants.ts';
import { callPlanDecider } from './call-plan.decider.ts';
import { callPlanStream } from './call-plan.events.ts';
import { callPlanRowSchema, callPlanView } from './call-plan.view.ts';
import { CONTACT_STATUS_WORDS } from './favorites.constants.ts';
import { favoritesDecider } from './favorites.decider.ts';
import { favoritesErrors } from './favorites.errors.ts';
import { favoritesStream } from './favorites.events.ts';
import { favorites as favoritesReport } from './favorites.report.ts';
import { entriesIn, favoritesRowSchema, favoritesView, toFavoritesRow } from './favorites.view.ts';

const favorites = foldStream({
  name: 'favorites',
  label: say('Your favorites'),
  definition: 5,
  stream: favoritesStream,
  row: favoritesRowSchema,
  sealed: ['notes'],
  view: {
    evolve: (row, event) =>
      toFavoritesRow(favoritesView.evolve(row === null ? null : entriesIn(row), event)),
  },
});

const callPlan = foldRows({
  name: 'call-plan',
  label: say('Your plan for calls'),
  row: callPlanRowSchema,
  rowKey: 'resource_id',
  // Notes of all families on a listing.
  indexes: [['resource_id']],
  view: callPlanView,
  keyOf: keyIn(callPlanStream),
  read: readerOf(callPlanStream),
});

/** The providers that a family keeps, in its own order, with its notes on them. */
export const favoritesContext = defineContext({
  name: 'favorites',
  aggregates: [
    { decider: favoritesDecider, label: say('Favorites'), icon: 'heart' },
    { decider: callPlanDecider, label: say('Plan for calls'), icon: 'phone' },
  ],
  readModels: [favorites, callPlan],
  sharedModels: { favorites: 'favorites', call_plan: 'favorites' },
  exportSections: [
    exportSection({
      model: favorites,
      title: say('Your favorites'),
      toRows: (row) =>
        entriesIn(row)
          .toReversed()
          .map(({ noted: _, ...entry }) => ({
            ...entry,
            favoritedAt: new Date(entry.favoritedAt),
          })),
      fields: {
        resourceId: say('ID of the provider'),
        name: say('Name'),
        category: say('Kind of help'),
        favoritedAt: say('When you added it'),
        note: say('Your note'),
        status: say('Contact status'),
        waitsSince: say('Called, or on the waiting list, since'),
        visitedOn: say('First visit on'),
      },
    }),
    exportSection({
      model: callPlan,
      title: say('Your plan for calls'),
      toRows: (row) => [
        {
          resourceId: row.resource_id,
          callAt: row.call_at,
          outcome: row.outcome,
          holdMinutes: row.hold_minutes,
          keys: row.keys,
          notedAt: row.noted_at,
        },
      ],
      fields: {
        resourceId: say('ID of the provider'),
        callAt: say('When to call'),
        outcome: say('How the call went'),
        holdMinutes: say('Minutes on hold'),
        keys: say('Menu keys'),
        notedAt: say('When you noted it'),
      },
    }),
  ],
  words: {
    fields: {
      before: say('Before'),
      callAt: say('When to call'),
      holdMinutes: say('Minutes on hold'),
      keys: say('Menu keys'),
      outcome: say('Outcome'),
      category: say('Category'),
      name: say('Name'),
      note: say('Note'),
      resourceId: say('Resource id'),
      status: say('Status'),
      visitedOn: say('First visit on'),
    },
    choices: {
      category: CATEGORY_WORDS,
      outcome: CALL_OUTCOME_WORDS,
      status: CONTACT_STATUS_WORDS,
    },
  },
  reports: [favoritesReport],
  errors: favoritesErrors,
});
