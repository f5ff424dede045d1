import type { CommandPart } from '../commands/command-part.ts';
import { addChatRoutes } from './chat.routes.ts';
import { addHandOverRoute } from './hand-over.routes.ts';
import { modelHealthOf } from './model-health.ts';
import { passageVectorsJob } from './passage-vectors.job.ts';
import { POSSIBLE_DANGERS } from './possible-dangers.ts';
import { vectorHealthOf } from './vector-health.ts';

/** Adds the routes of the assistant, and the handover to a person. */
export const chatPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    addChatRoutes(app, dependencies);
    addHandOverRoute(app, dependencies);
  },
  jobs: [passageVectorsJob],
  readHealth: async (dependencies) => [
    ...modelHealthOf(dependencies),
    ...vectorHealthOf(dependencies),
    POSSIBLE_DANGERS.health(),
  ],
};
