import type * as z from 'zod/mini';
import { type Decider, reject } from '../kernel/decider.ts';
import { CALL_LATER_DAYS, CALL_PLAN_LIMIT } from './call-plan.constants.ts';
import type { callLaterSchema, noteCallSchema } from './call-plan.contract.ts';
import { type CallPlanEvent, callPlanStream } from './call-plan.events.ts';

type Noted = z.infer<typeof noteCallSchema>;

interface Entry {
  readonly callAt: string | null;
  readonly noted: Noted | null;
}

/** By the id of the listing. */
export type CallPlanState = ReadonlyMap<string, Entry>;

export type CallPlanCommand =
  | ({
      readonly command: 'call-later';
      readonly resourceId: string;
      readonly now: Date;
    } & z.infer<typeof callLaterSchema>)
  | ({ readonly command: 'note-call'; readonly resourceId: string } & Noted);

export type CallPlanRejection = 'CallTimePast' | 'CallTimeFar' | 'CallPlanFull';

const DAY_MS = 24 * 60 * 60 * 1000;

const NO_ENTRY: Entry = { callAt: null, noted: null };

/** A noted call replaces the one before and takes its time off the plan. */
export const callPlanDecider: Decider<
  CallPlanState,
  CallPlanCommand,
  CallPlanEvent,
  CallPlanRejection
> = {
  stream: callPlanStream,
  initialState: new Map(),
  evolve: (state, { type, data }) => {
    const entry = state.get(data.resourceId) ?? NO_ENTRY;
    const next = new Map(state);
    switch (type) {
      case 'CallPlanned':
        return next.set(data.resourceId, { ...entry, callAt: data.callAt });
      case 'CallNoted': {
        const { resourceId, ...noted } = data;
        return next.set(resourceId, { callAt: null, noted });
      }
    }
  },
  decide: (command, state) => {
    const { resourceId } = command;
    const entry = state.get(resourceId);
    if (entry === undefined && state.size >= CALL_PLAN_LIMIT) return reject('CallPlanFull');
    switch (command.command) {
      case 'call-later': {
        const callAt = command.callAt === null ? null : new Date(command.callAt).toISOString();
        if (callAt === (entry ?? NO_ENTRY).callAt) return [];
        if (callAt !== null) {
          const ahead = Date.parse(callAt) - command.now.getTime();
          if (ahead < 0) return reject('CallTimePast');
          if (ahead > CALL_LATER_DAYS * DAY_MS) return reject('CallTimeFar');
        }
        return [{ type: 'CallPlanned', data: { resourceId, callAt } }];
      }
      case 'note-call': {
        const { outcome, holdMinutes, keys } = command;
        const { callAt, noted } = entry ?? NO_ENTRY;
        const isSame =
          noted?.outcome === outcome && noted.holdMinutes === holdMinutes && noted.keys === keys;
        if (isSame && callAt === null) return [];
        return [{ type: 'CallNoted', data: { resourceId, outcome, holdMinutes, keys } }];
      }
    }
  },
};
