import {
  type ActivityEvent,
  activityIdOf,
  activityStream,
} from '@hearthway/domain/journey/activity.events.ts';
import { createRandom } from '../../../operator/simulate/random.ts';
import { record, type SimulatedEvent } from '../../../operator/simulate/recorder.ts';

const random = createRandom('views');

interface View {
  readonly userId: string;
  /** Name of the provider: the timeline shows "Looked at" it. */
  readonly name: string;
  readonly at: Date;
}

/** Stores the view of a provider, as the product does. */
export const viewOf = ({ userId, name, at }: View): SimulatedEvent => {
  const stream = { stream: activityStream, id: activityIdOf(userId, at) };
  const circumstances = { at: at.getTime(), actor: userId, sessionId: null, state: 'NC' };
  const viewed: ActivityEvent = {
    type: 'ResourceViewed',
    data: { resourceId: 'npi-1000000000', category: 'aba-therapy', name, state: 'NC' },
  };
  return record({ userId, random }, stream, viewed, circumstances);
};
