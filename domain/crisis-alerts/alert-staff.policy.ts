import * as z from 'zod';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import { alertEvents, isOpenedBy, isSamePlace, joins, newsIn } from './alert-events.ts';
import { ALERT_SOURCES, ESCALATION_MINUTES } from './crisis-alerts.constants.ts';

/** The unopened alerts of a person. */
const stateSchema = z.object({
  waiting: z.array(
    z.object({
      source: z.enum(ALERT_SOURCES),
      placeId: z.string().nullable(),
      /** ISO date and time. */
      raisedAt: z.string(),
    }),
  ),
});

type State = z.infer<typeof stateSchema>;

const raises = ({ waiting }: State, event: ReturnType<typeof alertEvents.read>) => {
  const alertNews = newsIn(event);
  if (alertNews.news !== 'danger') return undefined;
  const joined = waiting.some(
    (alert) =>
      isSamePlace(alert, alertNews.danger) && joins(new Date(alert.raisedAt), alertNews.at),
  );
  return joined ? undefined : alertNews;
};

/** Alerts those on duty at once, and after some minutes everyone, if it is unopened. */
export const alertStaff = definePolicy({
  name: 'alert-staff',
  label: say('Alerts our team to a crisis'),
  startsAt: 'head',
  events: alertEvents,
  state: stateSchema,
  initialState: { waiting: [] },
  evolve: (state, event): State => {
    const alertNews = newsIn(event);
    if (alertNews.news === 'look')
      return { waiting: state.waiting.filter((alert) => !isOpenedBy(alert, alertNews.place)) };
    const raised = raises(state, event);
    if (raised === undefined) return state;
    const { source, placeId } = raised.danger;
    // The one before, if any, is told to everyone by now.
    const others = state.waiting.filter((alert) => !isSamePlace(alert, raised.danger));
    return { waiting: [...others, { source, placeId, raisedAt: raised.at.toISOString() }] };
  },
  react: ({ event, before }) => {
    const raised = raises(before, event);
    if (raised === undefined) return [];
    const { alertId } = raised.danger;
    const escalatesAt = new Date(raised.at.getTime() + ESCALATION_MINUTES * 60_000);
    return [
      { alert: { alertId, to: 'those-on-duty', dueAt: raised.at } },
      { alert: { alertId, to: 'everyone', dueAt: escalatesAt } },
    ];
  },
});
