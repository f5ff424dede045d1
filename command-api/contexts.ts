import { accountPart } from './account/account.part.ts';
import { addCalendarEntriesRoutes } from './calendar-entries/calendar-entries.routes.ts';
import { planRemindersJob } from './calendar-entries/plan-reminders.job.ts';
import { addCalendarFeedsRoutes } from './calendar-feeds/calendar-feeds.routes.ts';
import { chatPart } from './chat/chat.part.ts';
import { addChildrenRoutes } from './children/children.routes.ts';
import type { CommandPart } from './commands/command-part.ts';
import { crisisAlertsPart } from './crisis-alerts/crisis-alerts.part.ts';
import { addDietaryRoutes } from './dietary/dietary.routes.ts';
import { tellCorrectionsJob } from './dietary/tell-corrections.job.ts';
import { addListingReportsRoutes } from './directory/listing-reports.routes.ts';
import { addResourceProposalsRoutes } from './directory/resource-proposals.routes.ts';
import { addEntryFacesRoutes } from './entry-faces/entry-faces.routes.ts';
import { addFamilyDaysRoutes } from './family-days/family-days.routes.ts';
import { addFavoritesRoutes } from './favorites/favorites.routes.ts';
import { publishWaitsJob } from './favorites/publish-waits.job.ts';
import { feedbackPart } from './feedback/feedback.part.ts';
import { addFoodLogRoutes } from './food-log/food-log.routes.ts';
import { accessFinder } from './household/find-access.ts';
import { addHouseholdRoutes } from './household/household.routes.ts';
import { addDenialsRoutes } from './insurance/denials.routes.ts';
import { addLookupRoute } from './insurance/lookup.routes.ts';
import { addActivityRoutes } from './journey/activity.routes.ts';
import { addVisitorStatsRoute } from './journey/visitor-stats.routes.ts';
import { addLearningRoutes } from './learning/learning.routes.ts';
import { addMealPlansRoutes } from './meal-plans/meal-plans.routes.ts';
import { reportsPart } from './reports/reports.part.ts';
import { staffPart } from './staff/staff.part.ts';
import { subscriptionPart } from './subscription-payments/subscription.part.ts';
import { supportPart } from './support/support.part.ts';

export const parts: readonly CommandPart[] = [
  accountPart,
  chatPart,
  crisisAlertsPart,
  { addRoutes: addFavoritesRoutes, jobs: [publishWaitsJob] },
  { addRoutes: addChildrenRoutes },
  { addRoutes: addCalendarEntriesRoutes, jobs: [planRemindersJob] },
  { addRoutes: addCalendarFeedsRoutes },
  { addRoutes: addEntryFacesRoutes },
  { addRoutes: addFamilyDaysRoutes },
  { addRoutes: addDietaryRoutes, jobs: [tellCorrectionsJob] },
  { addRoutes: addFoodLogRoutes },
  { addRoutes: addHouseholdRoutes, accessFinder },
  { addRoutes: addMealPlansRoutes },
  { addRoutes: addActivityRoutes },
  { addRoutes: addVisitorStatsRoute },
  { addRoutes: addListingReportsRoutes },
  { addRoutes: addResourceProposalsRoutes },
  { addRoutes: addLearningRoutes },
  { addRoutes: addLookupRoute },
  { addRoutes: addDenialsRoutes },
  feedbackPart,
  staffPart,
  reportsPart,
  subscriptionPart,
  supportPart,
];
