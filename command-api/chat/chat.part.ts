import type { CommandPart } from '../commands/command-part.ts';
import { addChatRoutes } from './chat.routes.ts';
import { addHandOverRoute } from './hand-over.routes.ts';
import { passageVectorsJob } from './passage-vectors.job.ts';
import { readVectorHealth } from './vector-health.ts';

export const chatPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    addChatRoutes(app, dependencies);
    addHandOverRoute(app, dependencies);
  },
  jobs: [passageVectorsJob],
  readHealth: async (dependencies) => readVectorHealth(dependencies),
};
