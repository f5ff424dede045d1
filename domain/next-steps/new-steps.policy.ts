import * as z from 'zod';
import { timeIn } from '../calendar/local-time.ts';
import { dayIn } from '../calendar/time-zone.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import { firstDayAt } from './child-age.ts';
import { type NextStepsEvent, nextStepsStream } from './next-steps.events.ts';
import type { StepMail } from './step-mails.ts';

/** Months for which mails are posted ahead. A family that does nothing for as long gets no more. */
const MONTHS_AHEAD = 12;

/** Hour in the family's time zone at which they are sent, on the first of a month. */
const HOUR = 9;

/**
 * Posts a mail for each month ahead, which is asked for once more when it is due (`areNewStepsWanted`). The state
 * holds no age: it lies in the database in clear.
 */
export const tellOfNewSteps = definePolicy({
  name: 'tell-of-new-steps',
  label: say('Tells families of new steps, once a month at most'),
  startsAt: 'start',
  events: familyEvents<NextStepsEvent>()({
    streams: [nextStepsStream],
    types: ['NextStepsAnswered', 'NextStepMarked', 'NextStepAsked', 'NextStepMailsChanged'],
  }),
  /** Time zone of a family that wants the mails. */
  state: z.object({ timeZone: z.string().nullable() }),
  initialState: { timeZone: null },
  evolve: (state, event) => {
    if (event.type !== 'NextStepMailsChanged') return state;
    const { wantsMails, timeZone } = event.data;
    return { timeZone: wantsMails ? timeZone : null };
  },
  react: ({ event, after: { timeZone } }) => {
    if (timeZone === null) return [];
    const thisMonth = dayIn(timeZone, new Date(event.metadata.occurredAt)).slice(0, 7);
    return Array.from({ length: MONTHS_AHEAD }, (_, index) => {
      const day = firstDayAt(thisMonth, index + 1);
      const month = day.slice(0, 7);
      const mail: StepMail = { kind: 'new-next-steps', details: { month } };
      return { mail, later: { key: [month], sendAt: timeIn(timeZone, { day, hour: HOUR }) } };
    });
  },
});
