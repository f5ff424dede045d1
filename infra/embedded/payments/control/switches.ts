import { z } from 'zod';
import type { Store } from '../storage/store.ts';

const share = z.number().min(0).max(1);

/** How unkind the server is. All of it off is how it starts. */
export const switchesSchema = z.strictObject({
  /** The share of events that arrive twice. */
  duplicated: share.default(0),
  /** The share of events that arrive up to a second later, past others. */
  reordered: share.default(0),
  /** The share of events that arrive ten seconds later. */
  late: share.default(0),
  /** The share of events that never arrive. */
  lost: share.default(0),
  /** Events wait until they are asked for. */
  held: z.boolean().default(false),
  /** How the API answers. `lost-answer` does its work and then drops the connection. */
  answers: z.enum(['ok', 'slow', 'rate-limited', 'error', 'down', 'lost-answer']).default('ok'),
  /** For so many more calls; null until it is switched back. */
  answersLeft: z.number().int().min(1).nullable().default(null),
});

export type Switches = z.output<typeof switchesSchema>;

const SETTING = 'switches';

export const readSwitches = (store: Store): Switches =>
  switchesSchema.parse(store.setting(SETTING) ?? {});

export const writeSwitches = (store: Store, switches: Switches): void =>
  store.setSetting(SETTING, switches);

/** How the next call of the API is answered. Counts it. */
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
