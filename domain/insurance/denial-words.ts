import { say } from '../kernel/message.ts';
import { APPEAL_STEP_WORDS } from './appeal-steps.constants.ts';
import {
  CARE_WORDS,
  DENIAL_REASON_WORDS,
  NOTICE_WORDS,
  OUTCOME_WORDS,
  URGENCY_WORDS,
} from './denials.constants.ts';
import { PLAN_TYPE_WORDS } from './plan-type-words.ts';

export const denialWords = {
  fields: {
    denialId: say('Denial id'),
    planType: say('Kind of plan'),
    denialReason: say('Reason in the letter'),
    notice: say('Which letter it is'),
    letterOn: say('Date on the letter'),
    changesOn: say('Day on which care is cut'),
    letterSays: say('Last day that the letter names'),
    urgency: say('Urgency'),
    care: say('Care'),
    timeZone: say('Time zone'),
    wantsReminders: say('Reminders by mail'),
    appealStep: say('Step of the appeal'),
    sentOn: say('Sent on'),
    appealOutcome: say('Decision about the appeal'),
    decidedOn: say('Decided on'),
  },
  choices: {
    planType: PLAN_TYPE_WORDS,
    denialReason: DENIAL_REASON_WORDS,
    // Grouping key used in reports.
    denial: DENIAL_REASON_WORDS,
    coverage: PLAN_TYPE_WORDS,
    notice: NOTICE_WORDS,
    urgency: URGENCY_WORDS,
    care: CARE_WORDS,
    appealStep: APPEAL_STEP_WORDS,
    appealOutcome: OUTCOME_WORDS,
  },
};
