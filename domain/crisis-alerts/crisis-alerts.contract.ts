import * as z from 'zod/mini';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { ALERT_SOURCES } from './crisis-alerts.constants.ts';

const idSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Please send 32 hexadecimal digits'));

/** An unopened alert: no words, and no name. Dates in ISO. */
const crisisAlertSchema = z.object({
  alertId: z.string(),
  /** The family or the visitor. */
  userId: z.string(),
  source: z.enum(ALERT_SOURCES),
  /** The thread or the feedback; null for the assistant: the family's timeline tells more. */
  placeId: z.nullable(z.string()),
  tier: z.enum(CRISIS_TIERS),
  raisedAt: z.string(),
});

export type CrisisAlert = z.infer<typeof crisisAlertSchema>;

/** `GET /api/staff/alerts`: the oldest first, up to `MAX_ALERTS_LISTED`. */
export const crisisAlertsSchema = z.object({
  alerts: z.array(crisisAlertSchema),
  /** Number of all alerts that wait. */
  waiting: z.number(),
});

export type CrisisAlerts = z.infer<typeof crisisAlertsSchema>;

/** `GET /api/staff/duty`, an array of these: everyone in support. */
export const onDutySchema = z.object({
  staffId: z.string(),
  name: z.string(),
  isOnDuty: z.boolean(),
});

export type OnDuty = z.infer<typeof onDutySchema>;

/** `PUT /api/staff/duty/:staffId`. */
export const dutyParamsSchema = z.object({ staffId: idSchema });

export const setDutySchema = z.object({ isOnDuty: z.boolean() });
