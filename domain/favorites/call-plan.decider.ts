import type * as z from 'zod/mini';
import { DAY_MS } from '../calendar/durations.constants.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import { CALL_LATER_DAYS, CALL_PLAN_LIMIT } from './call-plan.constants.ts';
import type { callLaterSchema, noteCallSchema } from './call-plan.contract.ts';
import { type CallPlanEvent, callPlanStream } from './call-plan.events.ts';

type Noted = z.infer<typeof noteCallSchema>;

interface Entry {
  readonly callAt: string | null;
  readonly noted: Noted | null;
}

/** Entries by the id of the listing. */
export type CallPlanState = ReadonlyMap<string, Entry>;

interface OnListing {
  readonly resourceId: string;
  /** Whether the directory lists it, or did once: ids made up by a stranger are refused. */
  readonly isKnown: boolean;
}

export type CallPlanCommand =
  | ({ readonly command: 'call-later'; readonly now: Date } & OnListing &
      z.infer<typeof callLaterSchema>)
  | ({ readonly command: 'note-call' } & OnListing & Noted);

export type CallPlanRejection = 'UnknownResource' | 'CallTimePast' | 'CallTimeFar' | 'CallPlanFull';

const NO_ENTRY: Entry = { callAt: null, noted: null };

/** A noted call replaces the one before and takes its time off the plan. A listing with neither leaves it. */
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
        if (data.callAt === null && entry.noted === null) next.delete(data.resourceId);
        else next.set(data.resourceId, { ...entry, callAt: data.callAt });
        return next;
      case 'CallNoted': {
        const { resourceId, ...noted } = data;
        return next.set(resourceId, { callAt: null, noted });
      }
    }
  },
  decide: (command, state) => {
    const { resourceId } = command;
    const entry = state.get(resourceId);
    if (entry === undefined && !command.isKnown) return reject('UnknownResource');
    const isFull = entry === undefined && state.size >= CALL_PLAN_LIMIT;
    switch (command.command) {
      case 'call-later': {
        const callAt = command.callAt === null ? null : new Date(command.callAt).toISOString();
        if (callAt === (entry ?? NO_ENTRY).callAt) return [];
        if (callAt !== null) {
          const ahead = Date.parse(callAt) - command.now.getTime();
          if (ahead < 0) return reject('CallTimePast');
          if (ahead > CALL_LATER_DAYS * DAY_MS) return reject('CallTimeFar');
          if (isFull) return reject('CallPlanFull');
        }
        return [{ type: 'CallPlanned', data: { resourceId, callAt } }];
      }
      case 'note-call': {
        if (isFull) return reject('CallPlanFull');
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
