import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { changeAccessibilitySchema } from './accessibility.contract.ts';
import { activityDecider } from './activity.decider.ts';
import { completeOnboardingSchema, endTourSchema, journeySchema } from './journey.contract.ts';
import { journeyDecider } from './journey.decider.ts';
import { journeyErrors } from './journey.errors.ts';
import { journeyStream } from './journey.events.ts';
import { journeyView, NEW_JOURNEY } from './journey.view.ts';

const journey = foldStream({
  name: 'journey',
  label: say('Your answers and settings'),
  definition: 2,
  stream: journeyStream,
  view: journeyView,
  columns: {
    onboarding: { type: 'jsonb', isNullable: true },
    tour: { type: 'text', isNullable: true },
    accessibility: { type: 'jsonb', isNullable: true },
  },
  row: journeySchema,
  toRow: (row) => row,
  fromRow: (row) => row,
});

/** The first steps of a family, its settings, and its searches and visits day by day. */
export const journeyContext = defineContext({
  name: 'journey',
  aggregates: [
    { decider: journeyDecider, label: say('Answers, tour and settings'), icon: 'compass' },
    { decider: activityDecider, label: say('Searches and visits'), icon: 'footprints' },
  ],
  readModels: [journey],
  commands: [
    plainCommand(journeyDecider)({
      route: 'POST /api/journey/onboarding',
      params: NONE,
      body: completeOnboardingSchema,
      toCommand: ({ body, now }) => ({ command: 'complete-onboarding', ...body, now }),
      example: { params: {}, body: { diagnosisDate: '2025-10-05', location: 'Durham, NC' } },
    }),
    plainCommand(journeyDecider)({
      route: 'POST /api/journey/tour',
      params: NONE,
      body: endTourSchema,
      toCommand: ({ body }) =>
        body.outcome === 'completed'
          ? { command: 'complete-tour' }
          : { command: 'skip-tour', step: body.step },
      example: { params: {}, body: { outcome: 'skipped', step: 3 } },
    }),
    plainCommand(journeyDecider)({
      route: 'PUT /api/journey/accessibility',
      params: NONE,
      body: changeAccessibilitySchema,
      toCommand: ({ body }) => ({ command: 'change-accessibility', ...body }),
      example: { params: {}, body: { settings: null } },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/journey',
      model: journey,
      answer: journeySchema,
      toAnswer: (row) => row ?? NEW_JOURNEY,
    }),
  ],
  errors: journeyErrors,
});
