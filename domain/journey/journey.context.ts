import { defineContext } from '../kernel/context.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { activityDecider } from './activity.decider.ts';
import { journeySchema } from './journey.contract.ts';
import { journeyDecider } from './journey.decider.ts';
import { journeyErrors } from './journey.errors.ts';
import { journeyStream } from './journey.events.ts';
import { journeyView } from './journey.view.ts';

/** The first steps of a family, its settings, and its searches and visits day by day. */
export const journeyContext = defineContext({
  name: 'journey',
  aggregates: [
    { decider: journeyDecider, label: say('Answers, tour and settings'), icon: 'compass' },
    { decider: activityDecider, label: say('Searches and visits'), icon: 'footprints' },
  ],
  readModels: [
    foldStream({
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
      toRow: (journey) => journey,
      fromRow: (journey) => journey,
    }),
  ],
  errors: journeyErrors,
});
