import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { denialsModel } from './denials.model.ts';

/** Denials in the data export. */
export const exportedDenials = exportSection({
  model: denialsModel,
  title: say('Your denials'),
  toRows: ({ denials }) =>
    denials.map(({ taken: _, recordedAt, ...denial }) => ({
      ...denial,
      recordedAt: new Date(recordedAt),
    })),
  fields: {
    id: say('Denial id'),
    planType: say('Kind of plan'),
    state: say('State'),
    denialReason: say('Reason in the letter'),
    notice: say('Which letter it is'),
    letterOn: say('Date on the letter'),
    changesOn: say('Day on which care is cut'),
    letterSays: say('Last day that the letter names'),
    urgency: say('Urgency'),
    care: say('Care'),
    timeZone: say('Time zone'),
    wantsReminders: say('Reminders by mail'),
    recordedAt: say('When you wrote it down'),
  },
});

/** Appeal steps in the data export. */
export const exportedAppeals = exportSection({
  name: 'appeals',
  model: denialsModel,
  title: say('Your appeals'),
  toRows: ({ denials }) =>
    denials.flatMap(({ id, taken }) =>
      taken.map(({ step, sentOn, decided }) => ({
        denialId: id,
        appealStep: step,
        sentOn,
        appealOutcome: decided?.outcome ?? null,
        decidedOn: decided?.on ?? null,
      })),
    ),
  fields: {
    denialId: say('Denial id'),
    appealStep: say('Step of the appeal'),
    sentOn: say('Sent on'),
    appealOutcome: say('Decision about the appeal'),
    decidedOn: say('Decided on'),
  },
});
