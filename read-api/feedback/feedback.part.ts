import type { ReadPart } from '../read-part.ts';
import { addFeedbackStaffRoutes } from './feedback-staff.routes.ts';
import { addStoriesRoute } from './stories.routes.ts';

export const feedbackPart: ReadPart = {
  addRoutes: (app, dependencies) => {
    addStoriesRoute(app, dependencies);
    addFeedbackStaffRoutes(app, dependencies);
  },
};
