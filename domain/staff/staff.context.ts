import * as z from 'zod';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { LOG_KIND_WORDS } from './log-line.ts';
import { staffErrors } from './staff.errors.ts';
import { staffAccessModel } from './staff-access.model.ts';
import {
  FEEDBACK_VIEW_WORDS,
  RESENDABLE_MAIL_WORDS,
  SUPPORT_ACT_WORDS,
} from './support-access.constants.ts';
import { supportAccessDecider } from './support-access.decider.ts';
import { supportLoad } from './support-load.report.ts';

const staffAccessRowSchema = z.object({
  what: z.string(),
  occurred_at: z.date(),
  detail: z.record(z.string(), z.string().nullable()),
  words: z.string().nullable(),
});

/** Default detail fields; each act overrides some. */
const NOTHING_MORE = {
  eventId: null,
  reason: null,
  note: null,
  mail: null,
  feedbackId: null,
  shown: null,
} as const;

/** Support staff and analysts. The timeline, which folds the events of all contexts, is in `contexts.ts`. */
export const staffContext = defineContext({
  name: 'staff',
  aggregates: [{ decider: supportAccessDecider, label: say('Support staff'), icon: 'headset' }],
  readModels: [staffAccessModel],
  exportSections: [
    exportSection({
      model: { ...staffAccessModel, parse: (row) => staffAccessRowSchema.parse(row) },
      title: say('What support did in your account'),
      toRows: ({ what, occurred_at, detail, words }) => [
        {
          what,
          at: occurred_at,
          ...NOTHING_MORE,
          ...(what === 'note-added' ? { note: words } : { reason: words }),
          ...detail,
        },
      ],
      fields: {
        what: say('What it was', {}, 'done by support'),
        at: say('When it was done'),
        eventId: say('ID of the event whose details were opened'),
        reason: say('Why they were opened'),
        note: say('What support noted'),
        mail: say('Which email was resent'),
        feedbackId: say('ID of the feedback that was read'),
        shown: say('How much of it was shown'),
      },
    }),
  ],
  words: {
    fields: {
      eventId: say('Event id'),
      mail: say('Mail'),
      note: say('Note'),
      reason: say('Reason'),
      sessionIds: say('Session ids'),
      shown: say('How much was shown'),
    },
    choices: {
      logged: LOG_KIND_WORDS,
      mail: RESENDABLE_MAIL_WORDS,
      shown: FEEDBACK_VIEW_WORDS,
      what: SUPPORT_ACT_WORDS,
    },
  },
  reports: [supportLoad],
  errors: staffErrors,
});
