import * as z from 'zod';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { foldRows, type RowsView } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import {
  type AlertNews,
  alertEvents,
  isOpenedBy,
  isSamePlace,
  joins,
  newsIn,
} from './alert-events.ts';
import { ALERT_SOURCES } from './crisis-alerts.constants.ts';

/** An alert: no words, and no name. */
const alertRowSchema = z.object({
  alert_id: z.string(),
  source: z.enum(ALERT_SOURCES),
  /** The thread or the feedback; null for the assistant. */
  place_id: z.string().nullable(),
  tier: z.enum(CRISIS_TIERS),
  raised_at: z.date(),
  /** When a member of support opened it first; null while it waits. */
  opened_at: z.date().nullable(),
  opened_by: z.string().nullable(),
});

export type AlertRow = Readonly<z.infer<typeof alertRowSchema>>;

/** The rows that an event raises or opens. */
export const alertsView: RowsView<AlertRow, AlertNews> = {
  evolve: (rows, alertNews) => {
    if (alertNews.news === 'none') return [];
    const { at } = alertNews;
    const waiting = Array.from(rows.values()).filter(({ opened_at }) => opened_at === null);
    if (alertNews.news === 'look')
      return waiting
        .filter((row) => isOpenedBy(placeOf(row), alertNews.place))
        .map((row) => ({ ...row, opened_at: at, opened_by: alertNews.by }));
    const same = waiting.filter((row) => isSamePlace(placeOf(row), alertNews.danger));
    if (same.some(({ raised_at }) => joins(raised_at, at))) return [];
    const { alertId, source, placeId, tier } = alertNews.danger;
    return [
      {
        alert_id: alertId,
        source,
        place_id: placeId,
        tier,
        raised_at: at,
        opened_at: null,
        opened_by: null,
      },
    ];
  },
};

const placeOf = ({ source, place_id }: AlertRow) => ({ source, placeId: place_id });

/** Alerts of a crisis, under the person who wrote of it. */
export const crisisAlertsModel = foldRows({
  name: 'crisis-alerts',
  label: say('When our team was alerted about you'),
  definition: 1,
  row: alertRowSchema,
  rowKey: 'alert_id',
  indexes: [['opened_at', 'raised_at'], ['alert_id']],
  view: alertsView,
  keyOf: (event) => {
    // Most messages tell of no danger, and need not be opened.
    const isHarmless = event.type === 'MessageSent' && Object(event.data).crisis === null;
    return isHarmless ? undefined : alertEvents.keyOf(event);
  },
  read: (event) => newsIn(alertEvents.read(event)),
});
