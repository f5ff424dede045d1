import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import type { LogCall } from './calls.contract.ts';
import { type InsuranceCallsEvent, insuranceCallsStream } from './calls.events.ts';
import { CALLS_LIMIT } from './insurance.constants.ts';

type CallsState = ReadonlySet<string>;

export type CallsCommand =
  | (LogCall & { readonly command: 'log-call'; readonly callId: string; readonly now: Date })
  | { readonly command: 'remove-call'; readonly callId: string };

export type CallsRejection = 'DateInFuture' | 'CallLogFull';

/** Call log of a family. Calls are immutable until they are removed. */
export const insuranceCallsDecider: Decider<
  CallsState,
  CallsCommand,
  InsuranceCallsEvent,
  CallsRejection
> = {
  stream: insuranceCallsStream,
  initialState: new Set(),
  evolve: (state, { type, data: { callId } }) => {
    const calls = new Set(state);
    if (type === 'InsuranceCallLogged') calls.add(callId);
    else calls.delete(callId);
    return calls;
  },
  decide: (command, state) => {
    const { callId } = command;
    if (command.command === 'remove-call')
      return state.has(callId) ? [{ type: 'InsuranceCallRemoved', data: { callId } }] : [];
    const { insurer, calledOn, person, reference, replies } = command;
    if (state.has(callId)) return [];
    if (calledOn > latestDay(command.now)) return reject('DateInFuture');
    if (state.size >= CALLS_LIMIT) return reject('CallLogFull');
    return [
      {
        type: 'InsuranceCallLogged',
        data: { callId, insurer, calledOn, person, reference, replies },
      },
    ];
  },
};
