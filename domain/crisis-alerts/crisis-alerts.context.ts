import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { type Message, say } from '../kernel/message.ts';
import { alertStaff } from './alert-staff.policy.ts';
import type { AlertSource } from './crisis-alerts.constants.ts';
import { crisisAlertsModel } from './crisis-alerts.model.ts';
import { dutyDecider } from './duty.decider.ts';
import { dutyModel } from './duty.model.ts';

const SOURCE_WORDS: Readonly<Record<AlertSource, Message>> = {
  support: say('A message to support', {}, 'where words of a crisis were written'),
  assistant: say('The assistant', {}, 'where words of a crisis were written'),
  feedback: say('Feedback or a story', {}, 'where words of a crisis were written'),
};

/** Duty of support staff, and how they are alerted to a crisis. */
export const crisisAlertsContext = defineContext({
  name: 'crisis-alerts',
  aggregates: [{ decider: dutyDecider, label: say('Duty for crises'), icon: 'siren' }],
  readModels: [crisisAlertsModel, dutyModel],
  policies: [alertStaff],
  exportSections: [
    exportSection({
      model: crisisAlertsModel,
      title: say('When our team was alerted because you may have been in danger'),
      toRows: ({ source, tier, raised_at, opened_at }) => [
        { crisisSource: source, crisis: tier, raisedAt: raised_at, openedAt: opened_at },
      ],
      fields: {
        crisisSource: say('Where you wrote it'),
        crisis: say('Kind of danger'),
        raisedAt: say('When our team was alerted'),
        openedAt: say('When one of them opened it'),
      },
    }),
  ],
  words: {
    fields: {},
    choices: { crisisSource: SOURCE_WORDS },
  },
  errors: {},
});
