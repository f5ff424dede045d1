import { type Message, say } from '../kernel/message.ts';
import type { StateCode } from '../kernel/states.constants.ts';
import type { Doubt } from './appeal-case.ts';
import type { AppealWindow, SourceLevel, WindowReason } from './appeal-windows.constants.ts';

/** Filled in by `lawMessage`. Pages look up translations by the English text. */
export const LENGTH_TEMPLATES = {
  days: say('{count} days', { count: '' }),
  businessDays: say('{count} business days', { count: '' }),
  months: say('{count} months', { count: '' }),
};

export const TIME_TEMPLATE = say('{step}: {length} from the date on the letter.', {
  step: '',
  length: '',
});

export const ARRIVES = say('The request has to be there by then.');

/** Sentences by the event from which the law counts. */
export const LAW_TEMPLATES: Readonly<Record<AppealWindow['from'], Message>> = {
  receipt: say('{place}: {length} after you get the letter. We count from its date.', {
    place: '',
    length: '',
  }),
  notice: say('{place}: {length} from the date on the letter.', { place: '', length: '' }),
  unclear: say(
    '{place}: {length}. The sources don’t say clearly from which day, so we count from the date on the letter.',
    { place: '', length: '' },
  ),
};

export const FEDERAL_LAW = say('Federal law');

/** Reasons why a window is listed beside the state's own. */
export const REASON_WORDS: Readonly<Record<WindowReason, Message>> = {
  administrative: say('For a no that is not about medical need: an administrative one.'),
  agency: say(
    'The office that runs the review counts so, and the request has to be there in time.',
  ),
  'federal-rule': say('The federal rule, which may hold instead.'),
  guide: say('A guide by others says so.'),
  'hmo-panel': say('For members of an HMO, says one source. We have not read that law.'),
  'notice-wording': say('The words that letters must have here count from the date on the letter.'),
  'older-federal-page': say(
    'An older page of HealthCare.gov says so. The federal rule gives four months.',
  ),
  'older-insurer-page': say('An older page of an insurer says so.'),
  'older-official-guide': say('An older guide of an agency says so.'),
  'older-rule': say('An older rule for managed care plans, which is still published.'),
  'other-section': say('Another section of the law, about experimental care.'),
  'second-level': say('A guide gives this time after a voluntary second appeal.'),
  urgent: say('For an urgent request.'),
};

/** Certainty of a date, by source. */
export const LEVEL_WORDS: Readonly<Record<SourceLevel, Message>> = {
  law: say('We read the law.'),
  official: say('We read it on a page of an agency.'),
  secondary: say('We read it in another party’s words. Ask before you count on it.'),
};

/** Doubts about a date; a family can settle most of them. */
export const DOUBT_WORDS: Readonly<Record<Doubt, Message>> = {
  plan: say('If it is that kind of plan. Other kinds may give more time.'),
  state: say(
    'We don’t know the state of the plan, so this is the shortest time of all states. Tell us the state: you may have longer.',
  ),
  'first-letter': say('If this letter is the first no.'),
  'last-letter': say('If this letter already answers an appeal.'),
  start: say('The time may run from this first letter already, so we count from it.'),
  sources: say('Not all sources agree, or more than one rule may hold. We show the earliest date.'),
};

/** State rules that accompany the window for an external review. */
export const STATE_NOTES: Readonly<Partial<Record<StateCode, Message>>> = {
  NM: say(
    'Ask first which kind of no it is: one about medical need has more time than an administrative one.',
  ),
  NY: say('Count from the first final no. A second appeal to the plan does not stop the time.'),
  SC: say('South Carolina reviews claims of $500 and more.'),
  VA: say('The request has to be complete when it arrives.'),
};
