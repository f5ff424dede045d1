import type { CommandPart } from '../commands/command-part.ts';
import { addFeedbackRoutes } from './feedback.routes.ts';
import { addFeedbackStaffRoutes } from './feedback-staff.routes.ts';

export const feedbackPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    addFeedbackRoutes(app, dependencies);
    addFeedbackStaffRoutes(app, dependencies);
  },
};
