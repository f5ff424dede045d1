import { errors } from '../errors.ts';
import { type LogLine, logLineSchema } from '../staff/log-line.ts';

/** Words for a family's commands, by the route of the command. */
const COMMAND_WORDS: Readonly<Record<string, string>> = {
  'POST /api/register': 'sign up',
  'POST /api/login': 'sign in',
  'POST /api/logout': 'sign out',
  'POST /api/forgot-password': 'get a code for a new password',
  'POST /api/reset-password': 'set a new password with a mailed code',
  'POST /api/forgot-username': 'look up their email address',
  'PUT /api/account/name': 'change their name',
  'PUT /api/account/email': 'change their email address',
  'POST /api/account/email/code': 'get a code to confirm their email address',
  'POST /api/account/email/confirmation': 'confirm their email address',
  'PUT /api/account/password': 'change their password',
  'POST /api/account/deletion': 'delete the account',
  'DELETE /api/account/deletion': 'keep the account',
  'POST /api/account/export': 'get a copy of their data',
  'DELETE /api/account/sessions/:sessionId': 'end a session',
  'DELETE /api/account/sessions': 'sign out everywhere',
  'POST /api/session/activity': 'stay signed in',
  'POST /api/favorites': 'add a favorite',
  'DELETE /api/favorites/:resourceId': 'remove a favorite',
  'PUT /api/favorites/:resourceId/note': 'change the note on a favorite',
  'PUT /api/call-plan/:resourceId/later': 'plan a call for later',
  'PUT /api/call-plan/:resourceId/note': 'note how a call went',
  'PUT /api/favorites/:resourceId/status': 'change the contact status of a favorite',
  'PUT /api/favorites/:resourceId/position': 'move a favorite',
  'POST /api/children': 'add a child',
  'PUT /api/children/:childId': 'change what is known about a child',
  'DELETE /api/children/:childId': 'remove a child',
  'POST /api/children/:childId/restored': 'take the removal of a child back',
  'DELETE /api/children/:childId/removal': 'undo the removal of a child',
  'POST /api/children/:childId/undone': 'undo a change of a child',
  'PUT /api/children/:childId/chosen': 'choose a child that stays active',
  'PUT /api/children/:childId/links/:kind/:objectId': 'mark something for a child',
  'DELETE /api/children/:childId/links/:kind/:objectId': 'take a mark for a child off',
  'POST /api/calendar/entries': 'add an entry to the calendar',
  'PUT /api/calendar/entries/:entryId': 'change an entry of the calendar',
  'DELETE /api/calendar/entries/:entryId': 'remove an entry of the calendar',
  'POST /api/calendar/entries/:entryId/restored':
    'take the removal of an entry of the calendar back',
  'DELETE /api/calendar/entries/:entryId/removal': 'undo the removal of an entry of the calendar',
  'POST /api/calendar/entries/:entryId/undone': 'undo a change of an entry of the calendar',
  'POST /api/calendar/entries/:entryId/following': 'change a series of the calendar from a day on',
  'PUT /api/calendar/entries/:entryId/days/:day': 'change one day of an entry of the calendar',
  'PUT /api/calendar/entries/:entryId/days/:day/mark':
    'note whether an entry of the calendar took place',
  'PUT /api/calendar/entries/:entryId/face': 'choose how a child reads an entry of the calendar',
  'PUT /api/calendar/entries/:entryId/photo': 'choose an own photo for an entry of the calendar',
  'DELETE /api/calendar/entries/:entryId/photo': 'remove the photo of an entry of the calendar',
  'POST /api/calendar/imports': 'bring entries of a file into the calendar',
  'POST /api/calendar/children/:childId/home-weeks': 'add the weeks of a child in two homes',
  'PUT /api/calendar/children/:childId/home-weeks/:homeWeeksId':
    'change the weeks of a child in two homes',
  'PUT /api/calendar/children/:childId/home-weeks/:homeWeeksId/weeks/:day':
    'swap a week of a child in two homes',
  'DELETE /api/calendar/children/:childId/home-weeks/:homeWeeksId':
    'remove the weeks of a child in two homes',
  'POST /api/calendar/children/:childId/home-weeks/:homeWeeksId/restored':
    'take the removal of the weeks of a child in two homes back',
  'POST /api/calendar/school-breaks': 'add a school break',
  'PUT /api/calendar/school-breaks/:breakId': 'change a school break',
  'DELETE /api/calendar/school-breaks/:breakId': 'remove a school break',
  'POST /api/calendar/school-breaks/:breakId/restored': 'take the removal of a school break back',
  'POST /api/calendar-feeds': 'make an address of the calendar for other calendars',
  'POST /api/calendar-feeds/:feedId/address': 'change an address of the calendar',
  'DELETE /api/calendar-feeds/:feedId': 'stop an address of the calendar',
  'POST /api/household/invitations': 'invite someone to the household',
  'DELETE /api/household/invitations/:invitationId': 'withdraw an invitation to the household',
  'PUT /api/household/members/:memberId': 'change what a member of the household may do',
  'DELETE /api/household/members/:memberId': 'remove a member of the household',
  'POST /api/household/members/:memberId/pause': 'pause a member of the household',
  'DELETE /api/household/members/:memberId/pause': 'end the pause of a member of the household',
  'POST /api/household/invitation': 'open an invitation',
  'POST /api/household/memberships': 'accept an invitation',
  'DELETE /api/household/memberships/:familyId': 'leave a household',
  'POST /api/dietary/profiles': 'create a dietary profile',
  'PUT /api/dietary/profiles/:profileId': 'change a dietary profile',
  'DELETE /api/dietary/profiles/:profileId': 'remove a dietary profile',
  'POST /api/dietary/profiles/:profileId/restored': 'take the removal of a dietary profile back',
  'DELETE /api/dietary/profiles/:profileId/removal': 'undo the removal of a dietary profile',
  'POST /api/dietary/profiles/:profileId/undone': 'undo a change of a dietary profile',
  'POST /api/dietary/profiles/:profileId/offers': 'write down an offered food',
  'PUT /api/dietary/profiles/:profileId/offers/:offerId': 'correct an entry of the food log',
  'DELETE /api/dietary/profiles/:profileId/offers/:offerId': 'remove an entry of the food log',
  'POST /api/dietary/recipes/opened': 'open a recipe',
  'POST /api/dietary/recipes/not-found': 'find no recipe',
  'PUT /api/dietary/recipes/:recipeId/marks/:mark': 'mark a recipe',
  'PUT /api/dietary/plans/:weekStart': 'plan a week of meals',
  'PUT /api/dietary/plans/:weekStart/repeated': 'repeat a week of meals',
  'PUT /api/dietary/plans/:weekStart/days/:date': 'plan a day of meals again',
  'PUT /api/dietary/plans/:weekStart/days/:date/:meal': 'swap a meal',
  'PUT /api/dietary/plans/:weekStart/kept': 'keep a week of meals',
  'DELETE /api/dietary/plans/:weekStart': 'remove a week of meals',
  'PUT /api/dietary/shopping/weeks/:weekStart': 'put a week on the shopping list',
  'DELETE /api/dietary/shopping/weeks/:weekStart': 'take a week off the shopping list',
  'POST /api/dietary/shopping/items': 'write an item on the shopping list',
  'PUT /api/dietary/shopping/items/:itemId': 'change an item of the shopping list',
  'DELETE /api/dietary/shopping/items/:itemId': 'remove an item of the shopping list',
  'PUT /api/dietary/shopping/ticks': 'tick an item of the shopping list',
  'DELETE /api/dietary/shopping': 'clear the shopping list',
  'PUT /api/next-steps/:childId/answers': 'answer the questions of a plan while waiting',
  'PUT /api/next-steps/:childId/steps/:stepId': 'mark a next step',
  'PUT /api/next-steps/:childId/steps/:stepId/asked': 'note the day from which a legal time counts',
  'DELETE /api/next-steps/:childId/steps/:stepId/asked':
    'take back the day from which a legal time counts',
  'PUT /api/next-steps/mails': 'turn mails about new steps on or off',
  'POST /api/support/chat': 'ask the assistant',
  'PUT /api/support/chat/:chatMessageId/rating': 'rate an answer of the assistant',
  'POST /api/support/chat/:chatMessageId/handover':
    'hand a conversation with the assistant over to support',
  'PUT /api/support/chat/outside-model': 'choose whether outside models may read questions',
  'POST /api/journey/onboarding': 'enter the diagnosis date and where to look for help',
  'POST /api/journey/tour': 'end the guided tour',
  'POST /api/journey/resource-views': 'look at a provider',
  'POST /api/journey/searches': 'search the directory',
  'POST /api/journey/prompts': 'see an upgrade prompt',
  'POST /api/journey/active-days': 'open Hearthway on a new day',
  'POST /api/journey/visitor-stats': 'bring along what the browser had counted',
  'PUT /api/journey/accessibility': 'change the accessibility settings',
  'POST /api/learning/modules/:id/start': 'start a lesson',
  'POST /api/learning/modules/:id/sections': 'go on in a lesson',
  'POST /api/learning/modules/:id/answers': 'answer a question of a lesson',
  'POST /api/learning/modules/:id/complete': 'complete a lesson',
  'POST /api/learning/modules/:id/check': 'check their answers without an account',
  'POST /api/learning/practice': 'answer a question that they practice',
  'PUT /api/learning/streak': 'show or hide their days of learning',
  'POST /api/insurance/lookup': 'look up what their insurance covers',
  'POST /api/insurance/calls': 'log a call with their insurer',
  'DELETE /api/insurance/calls/:callId': 'remove a call from the call log',
  'PUT /api/insurance/denials/:denialId': 'write down a denial',
  'PUT /api/insurance/denials/:denialId/appeals/:step': 'write down that an appeal was sent',
  'PUT /api/insurance/denials/:denialId/appeals/:step/decision':
    'write down how an appeal was decided',
  'DELETE /api/insurance/denials/:denialId': 'remove a denial',
  'PUT /api/help/ratings/:answerId': 'say whether an answer of the help was helpful',
  'POST /api/help/guide-downloads': 'download a guide',
  'POST /api/help/interests': 'say that they would like to have a part of Hearthway',
  'POST /api/support/contact': 'write to support',
  'POST /api/support/threads/:threadId/messages': 'send a message to support',
  'POST /api/support/thread-visits': 'open a conversation by its mailed link',
  'POST /api/support/thread-links': 'get a new link to a conversation',
  'POST /api/support/inbound-mail': 'answer support by email',
  'POST /api/feedback': 'send feedback',
  'PUT /api/feedback/:feedbackId': 'change feedback that they had sent',
  'DELETE /api/feedback/:feedbackId': 'take feedback back',
  'PUT /api/subscription/prompts': 'hide an upgrade prompt',
  'POST /api/resources/:resourceId/reports': 'report an error in a listing',
  'POST /api/resource-proposals': 'propose a provider',
  'POST /api/subscription/create-session': 'start a plan',
  'POST /api/subscription/sync': 'come back from the payment page',
  'POST /api/subscription/cancel': 'cancel the plan',
  'POST /api/subscription/resume': 'keep the plan',
  'POST /api/subscription/manage': 'update the payment method',
  'POST /api/subscription/preview': 'see the price of another plan',
  'POST /api/subscription/change': 'switch to another plan',
  'POST /api/subscription/receipts': 'open a receipt',
};

/** Whether the command has words, so that support need not read its route. */
export const hasCommandWords = (command: string): boolean => COMMAND_WORDS[command] !== undefined;

/** A line of the log in plain words; `*…*` marks its subject. */
export const logSentence = (kind: string, detail: unknown): string => {
  const { data: line } = logLineSchema.safeParse({ kind, detail });
  // Newer code has written it.
  return line === undefined ? `Something happened: *${spoken(kind)}*` : sentenceOf(line);
};

const sentenceOf = ({ kind, detail }: LogLine): string => {
  switch (kind) {
    case 'sign-in-failed':
      return 'Someone tried to sign in with a wrong password';
    case 'command-rejected':
      return `Tried to ${refusalOf(detail)}`;
    case 'visitor-rejected':
      return `Someone tried to ${refusalOf(detail)}`;
    case 'mail-sent':
      return `An email was sent: *${spoken(detail.mail)}*`;
    case 'mail-failed':
      return `An email could not be delivered: *${spoken(detail.mail)}*`;
    case 'second-subscription':
      return 'Had two subscriptions: the older one was *canceled and refunded*';
    case 'payment-webhooks':
      return `The payment provider sent news: *${detail.types.join(', ')}*${triesOf(detail.tries)}`;
  }
};

const triesOf = (tries: number): string => (tries === 1 ? '' : `. Reading it took ${tries} tries`);

const refusalOf = ({
  command,
  code,
}: {
  readonly command: string;
  readonly code: string;
}): string => `*${COMMAND_WORDS[command] ?? command}* and was refused: ${reasonOf(code)}`;

const reasonOf = (code: string): string => errors.get(code)?.message ?? code;

/** `password-reset`: "password reset". */
const spoken = (name: string): string => name.replaceAll('-', ' ');
