import { CATEGORY_WORDS } from '../directory/categories.ts';
import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { held } from '../kernel/held.ts';
import { say } from '../kernel/message.ts';
import { CONTACT_STATUS_WORDS } from './favorites.constants.ts';
import { favoritesDecider } from './favorites.decider.ts';
import { favoritesErrors } from './favorites.errors.ts';
import { favoritesStream } from './favorites.events.ts';
import { favorites as favoritesReport } from './favorites.report.ts';
import { entriesIn, favoritesRowSchema, favoritesView, toFavoritesRow } from './favorites.view.ts';

const favorites = foldStream({
  name: 'favorites',
  label: say('Your favorites'),
  definition: 3,
  stream: favoritesStream,
  row: favoritesRowSchema,
  sealed: ['notes'],
  view: {
    evolve: (row, event) =>
      toFavoritesRow(favoritesView.evolve(row === null ? null : entriesIn(row), event)),
  },
});

/** The providers that a family keeps, in its own order, with its notes on them. */
export const favoritesContext = defineContext({
  name: 'favorites',
  aggregates: [{ decider: favoritesDecider, label: say('Favorites'), icon: 'heart' }],
  readModels: [favorites],
  held: [
    held({
      model: favorites,
      title: say('Your favorites'),
      toRows: (row) =>
        entriesIn(row)
          .toReversed()
          .map((entry) => ({ ...entry, favoritedAt: new Date(entry.favoritedAt) })),
      fields: {
        resourceId: say('ID of the provider'),
        name: say('Name'),
        category: say('Kind of help'),
        favoritedAt: say('When you added it'),
        note: say('Your note'),
        status: say('Contact status'),
      },
    }),
  ],
  words: {
    fields: {
      before: say('Before'),
      category: say('Category'),
      name: say('Name'),
      note: say('Note'),
      resourceId: say('Resource id'),
      status: say('Status'),
    },
    choices: { category: CATEGORY_WORDS, status: CONTACT_STATUS_WORDS },
  },
  reports: [favoritesReport],
  errors: favoritesErrors,
});
