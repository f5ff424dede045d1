import { lessons } from '@hearthway/domain/content/kinds.ts';
import { createItems } from '@hearthway/infra/adapters/content/items.ts';
import type { ReadPart } from '../read-part.ts';
import { addLessonRoutes } from './lessons.routes.ts';
import { addPracticeRoutes } from './practice.routes.ts';
import { addProgressRoutes } from './progress.routes.ts';

export const learningPart: ReadPart = {
  addRoutes: (app, dependencies) => {
    const items = createItems({
      database: dependencies.database,
      kind: lessons,
      newestForMs: dependencies.contentForMs,
    });
    addLessonRoutes(app, { ...dependencies, items });
    addPracticeRoutes(app, { ...dependencies, items });
    addProgressRoutes(app, { ...dependencies, items });
  },
};
