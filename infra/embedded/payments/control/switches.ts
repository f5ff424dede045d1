import { z } from 'zod';
import type { Store } from '../storage/store.ts';

const share = z.number().min(0).max(1);

/** Simulated faults, all of which are off at the start. */
export const switchesSchema = z.strictObject({
  /** Share of events that are delivered twice. */
  duplicated: share.default(0),
  /** Share of events that are delayed by up to a second, past others. */
  reordered: share.default(0),
  /** Share of events that are delayed by ten seconds. */
  late: share.default(0),
  /** Share of events that are never delivered. */
  lost: share.default(0),
  /** True if events are held until requested. */
  held: z.boolean().default(false),
  /** Responses of the API. `lost-answer` does its work and then drops the connection. */
  answers: z.enum(['ok', 'slow', 'rate-limited', 'error', 'down', 'lost-answer']).default('ok'),
  /** Number of further calls affected; null until it is switched back. */
  answersLeft: z.number().int().min(1).nullable().default(null),
});

export type Switches = z.output<typeof switchesSchema>;

const SETTING = 'switches';

export const readSwitches = (store: Store): Switches =>
  switchesSchema.parse(store.setting(SETTING) ?? {});

export const writeSwitches = (store: Store, switches: Switches): void =>
  store.setSetting(SETTING, switches);

/** Returns the response mode of the next API call, and counts it. */
export const nextAnswer = (store: Store): Switches['answers'] => {
  const switches = readSwitches(store);
  const { answers, answersLeft } = switches;
  if (answers === 'ok' || answersLeft === null) return answers;
  writeSwitches(
    store,
    answersLeft === 1
      ? { ...switches, answers: 'ok', answersLeft: null }
      : { ...switches, answersLeft: answersLeft - 1 },
  );
  return answers;
};
