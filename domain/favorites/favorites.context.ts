import * as z from 'zod';
import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { favoritesDecider } from './favorites.decider.ts';
import { favoritesErrors } from './favorites.errors.ts';
import { favoritesStream } from './favorites.events.ts';
import { favoriteEntriesSchema, favoritesView } from './favorites.view.ts';

/** The providers that a family keeps, in its own order, with its notes on them. */
export const favoritesContext = defineContext({
  name: 'favorites',
  aggregates: [{ decider: favoritesDecider, label: say('Favorites'), icon: 'heart' }],
  readModels: [
    foldStream({
      name: 'favorites',
      label: say('Your favorites'),
      definition: 2,
      stream: favoritesStream,
      view: favoritesView,
      columns: { resources: { type: 'jsonb' } },
      row: z.object({ resources: favoriteEntriesSchema }),
      toRow: (resources) => ({ resources }),
      fromRow: ({ resources }) => resources,
    }),
  ],
  commands: [],
  reads: [],
  errors: favoritesErrors,
});
