import { createReadHome } from '../journey/home.ts';
import type { ReadPart } from '../read-part.ts';
import { createTierOf } from '../subscription/tier.ts';
import { addDirectoryRoutes } from './directory.routes.ts';

export const directoryPart: ReadPart = {
  addRoutes: (app, { database, readModel, privacy, clock, contentForMs }) =>
    addDirectoryRoutes(app, {
      database,
      tierOf: createTierOf({ clock }),
      readHome: createReadHome({ readModel, privacy }),
      privacy,
      clock,
      contentForMs,
    }),
};
