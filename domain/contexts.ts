import * as z from 'zod';
import { accountContext } from './account/account.context.ts';
import { achievementsContext } from './achievements/achievements.context.ts';
import { calendarEntriesContext } from './calendar-entries/calendar-entries.context.ts';
import {
  ENTRY_MAIL_DAYS,
  ENTRY_MAIL_WORDS,
  type EntryMail,
  entryMailSchema,
  entryMessagesOf,
} from './calendar-entries/entry-mails.ts';
import { isEntryReminderWanted } from './calendar-entries/reminder-wanted.ts';
import { calendarFeedsContext } from './calendar-feeds/calendar-feeds.context.ts';
import { chatContext } from './chat/chat.context.ts';
import { childrenContext } from './children/children.context.ts';
import type { AnyStream } from './context.ts';
import {
  CRISIS_ALERT_MAIL_DAYS,
  CRISIS_ALERT_MAIL_WORDS,
  type CrisisAlertMail,
  crisisAlertMailSchema,
  crisisAlertMessagesOf,
} from './crisis-alerts/crisis-alert-mails.ts';
import { crisisAlertsContext } from './crisis-alerts/crisis-alerts.context.ts';
import { dietaryContext } from './dietary/dietary.context.ts';
import { directoryContext } from './directory/directory.context.ts';
import { entryFacesContext } from './entry-faces/entry-faces.context.ts';
import { familyDaysContext } from './family-days/family-days.context.ts';
import { favoritesContext } from './favorites/favorites.context.ts';
import { feedbackContext } from './feedback/feedback.context.ts';
import {
  FEEDBACK_MAIL_DAYS,
  FEEDBACK_MAIL_WORDS,
  type FeedbackMail,
  feedbackMailSchema,
  feedbackMessagesOf,
} from './feedback/feedback-mails.ts';
import { foodLogContext } from './food-log/food-log.context.ts';
import { helpContext } from './help/help.context.ts';
import { changesModel } from './household/changes.model.ts';
import { householdContext } from './household/household.context.ts';
import { memberActsModel, sharedPartOf } from './household/member-acts.model.ts';
import {
  DENIAL_MAIL_DAYS,
  DENIAL_MAIL_WORDS,
  type DenialMail,
  denialMailSchema,
  denialMessagesOf,
} from './insurance/denial-mails.ts';
import { insuranceContext } from './insurance/insurance.context.ts';
import { isReminderWanted } from './insurance/reminder-wanted.ts';
import { journeyContext } from './journey/journey.context.ts';
import type { EventType } from './kernel/event-type.ts';
import type { MailMessages } from './kernel/mail.ts';
import type { Policy } from './kernel/policy.ts';
import type { RowOf } from './kernel/projection.ts';
import { readStreamId } from './kernel/stream-id.ts';
import type { WantedQuery } from './kernel/wanted-query.ts';
import { learningContext } from './learning/learning.context.ts';
import { mealPlansContext } from './meal-plans/meal-plans.context.ts';
import { areNewStepsWanted } from './next-steps/new-steps-wanted.ts';
import { nextStepsContext } from './next-steps/next-steps.context.ts';
import {
  STEP_MAIL_DAYS,
  STEP_MAIL_WORDS,
  type StepMail,
  stepMailSchema,
  stepMessagesOf,
} from './next-steps/step-mails.ts';
import {
  RECIPE_MAIL_DAYS,
  RECIPE_MAIL_WORDS,
  type RecipeMail,
  recipeMailSchema,
  recipeMessagesOf,
} from './recipes/recipe-mails.ts';
import { recipesContext } from './recipes/recipes.context.ts';
import { staffContext } from './staff/staff.context.ts';
import { timelineModel } from './staff/timeline.model.ts';
import { planMessagesOf } from './subscription/plan-mail-messages.ts';
import {
  PLAN_MAIL_DAYS,
  PLAN_MAIL_WORDS,
  type PlanMail,
  planMailSchema,
} from './subscription/plan-mails.ts';
import { subscriptionContext } from './subscription/subscription.context.ts';
import { supportContext } from './support/support.context.ts';
import {
  answeredByMail,
  SUPPORT_MAIL_DAYS,
  SUPPORT_MAIL_WORDS,
  type SupportMail,
  supportMailSchema,
  supportMessagesOf,
  visitorMail,
} from './support/support-mails.ts';

/** Every bounded context: the only list of them. What the house knows of contexts is derived from it. */
export const contexts = [
  accountContext,
  favoritesContext,
  dietaryContext,
  journeyContext,
  directoryContext,
  staffContext,
  subscriptionContext,
  achievementsContext,
  learningContext,
  insuranceContext,
  helpContext,
  recipesContext,
  foodLogContext,
  mealPlansContext,
  childrenContext,
  calendarEntriesContext,
  calendarFeedsContext,
  entryFacesContext,
  familyDaysContext,
  householdContext,
  nextStepsContext,
  feedbackContext,
  supportContext,
  chatContext,
  crisisAlertsContext,
] as const;

/** Every kind of stream that holds events: projections follow these. */
export const streams: readonly AnyStream[] = contexts.flatMap(({ aggregates }) =>
  aggregates.map(({ decider }) => decider.stream),
);

/** Every type of event that was ever stored. */
export const catalog: readonly EventType[] = streams.flatMap(({ eventTypes }) => eventTypes);

/** The types of the events that end an account. */
export const ERASURE_TYPES: readonly string[] = catalog
  .filter(({ isErasure }) => isErasure)
  .map(({ type }) => type);

/** The mails that policies post, of all contexts. */
export const policyMails = {
  schema: z.discriminatedUnion('kind', [
    ...planMailSchema.options,
    ...denialMailSchema.options,
    ...supportMailSchema.options,
    ...feedbackMailSchema.options,
    ...crisisAlertMailSchema.options,
    ...recipeMailSchema.options,
    ...stepMailSchema.options,
    ...entryMailSchema.options,
  ]),
  words: {
    ...PLAN_MAIL_WORDS,
    ...DENIAL_MAIL_WORDS,
    ...SUPPORT_MAIL_WORDS,
    ...FEEDBACK_MAIL_WORDS,
    ...CRISIS_ALERT_MAIL_WORDS,
    ...RECIPE_MAIL_WORDS,
    ...STEP_MAIL_WORDS,
    ...ENTRY_MAIL_WORDS,
  },
  days: {
    ...PLAN_MAIL_DAYS,
    ...DENIAL_MAIL_DAYS,
    ...SUPPORT_MAIL_DAYS,
    ...FEEDBACK_MAIL_DAYS,
    ...CRISIS_ALERT_MAIL_DAYS,
    ...RECIPE_MAIL_DAYS,
    ...STEP_MAIL_DAYS,
    ...ENTRY_MAIL_DAYS,
  },
  messagesOf: (
    mail:
      | PlanMail
      | DenialMail
      | SupportMail
      | FeedbackMail
      | CrisisAlertMail
      | RecipeMail
      | StepMail
      | EntryMail,
  ): MailMessages => {
    switch (mail.kind) {
      case 'appeal-reminder':
        return denialMessagesOf(mail);
      case 'support-confirmation':
      case 'support-reply':
      case 'support-link':
        return supportMessagesOf(mail);
      case 'story-published':
      case 'feedback-returned':
      case 'feedback-declined':
      case 'story-unpublished':
        return feedbackMessagesOf(mail);
      case 'crisis-alert':
        return crisisAlertMessagesOf(mail);
      case 'kept-recipes-corrected':
        return recipeMessagesOf(mail);
      case 'new-next-steps':
        return stepMessagesOf(mail);
      case 'calendar-reminder':
        return entryMessagesOf(mail);
      default:
        return planMessagesOf(mail);
    }
  },
  /** How a mail to a visitor, who has no account, opens the visitor's thread; undefined for others. */
  toVisitor: visitorMail,
  /** The same mail, saying that an answer to it arrives, where its kind has answers. */
  answeredByMail,
  /** Asked when it is sent, of a mail that was posted long before. */
  isWanted: (mail: DenialMail | StepMail | EntryMail, query: WantedQuery): Promise<boolean> => {
    switch (mail.kind) {
      case 'appeal-reminder':
        return isReminderWanted(mail, query);
      case 'new-next-steps':
        return areNewStepsWanted(mail, query);
      case 'calendar-reminder':
        return isEntryReminderWanted(mail, query);
    }
  },
};

/** Every policy: command-api runs them. */
export const policies: readonly Policy[] = contexts.flatMap((context) => [...context.policies]);

const memberActs = memberActsModel(contexts);

const changes = changesModel(contexts);

const sharedCategories = new Set(
  contexts
    .filter((context) => sharedPartOf(context) !== undefined)
    .flatMap((context) => [...context.aggregates])
    .map(({ decider }) => decider.stream.category),
);

/** Whether the stream is of a part that members of a household share: other people who act there are members. */
export const isSharedStream = (streamId: string): boolean =>
  sharedCategories.has(readStreamId(streamId).category);

const timeline = timelineModel({ catalog, isSharedStream });

/** Every read model. Last come those that fold events of many contexts. */
export const readModels = [
  ...contexts.flatMap((context) => [...context.readModels]),
  memberActs,
  changes,
  timeline,
];

type ReadModel =
  | (typeof contexts)[number]['readModels'][number]
  | typeof memberActs
  | typeof changes
  | typeof timeline;

/** The name of a read model: of its view in Postgres, and of what pages are told about. */
export type Model = ReadModel['name'];

const modelsByName: ReadonlyMap<string, ReadModel> = new Map(
  readModels.map((model) => [model.name, model]),
);

export const isModel = (name: string): name is Model => modelsByName.has(name);

/** Throws for a name that is no model's. */
export const readModelNamed = (name: string): ReadModel => {
  const model = modelsByName.get(name);
  if (model === undefined) throw new Error(`${name} is no read model.`);
  return model;
};

/** The views that readers select from, each under the name of its model. */
export type ReadModelViews = {
  readonly [Name in Model]: RowOf<Extract<ReadModel, { readonly name: Name }>>;
};
