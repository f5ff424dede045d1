import {
  type ActivityCommand,
  activityDecider,
} from '@hearthway/domain/journey/activity.decider.ts';
import { activityIdOf } from '@hearthway/domain/journey/activity.events.ts';
import { type Family, perFamily } from '../family.ts';
import { type Aggregate, openAggregate } from '../recorder.ts';

const days = perFamily((family) => {
  let day = { id: '', activity: openAggregate(family, activityDecider, '') };
  return (at: number) => {
    const id = activityIdOf(family.userId, new Date(at));
    if (day.id !== id) day = { id, activity: openAggregate(family, activityDecider, id) };
    return day.activity;
  };
});

/** Activity stream of the day of this time. */
export const activityAt = (
  family: Family,
  at: number,
): Pick<Aggregate<unknown, ActivityCommand>, 'dispatch'> => days(family)(at);
