import type { Measurement } from '../../semantics/persistent-subscription/latencies.ts';
import type { SourcePosition } from '../../semantics/persistent-subscription/source.ts';
import type { GroupDefinition } from './definition.ts';

/** How a group is doing, for operators. */
export interface GroupInfo {
  readonly definition: GroupDefinition;
  readonly isBehind: boolean;
  readonly isReplaying: boolean;
  readonly throughput: Throughput;
  readonly lastCheckpoint: SourcePosition | undefined;
  /** The last event of the source that is for this group, whether read or not. */
  readonly lastKnown: SourcePosition | undefined;
  readonly waiting: number;
  readonly waitingAgain: number;
  readonly inFlight: number;
  readonly parked: number;
  readonly consumers: readonly ConsumerInfo[];
}

export interface ConsumerInfo {
  readonly username: string;
  readonly connectionName: string;
  readonly throughput: Throughput;
  readonly inFlight: number;
  readonly availableSlots: number;
  readonly measurements: readonly Measurement[];
}

export interface Throughput {
  readonly total: number;
  readonly sinceLastMeasurement: number;
  readonly perSecond: number;
}

/** Measures from one look to the next. */
export const createThroughputMeter = (startedAt: number) => {
  let lastTotal = 0;
  let lastLook = startedAt;
  return (total: number, now: number): Throughput => {
    const sinceLastMeasurement = total - lastTotal;
    const elapsed = now - lastLook;
    lastTotal = total;
    lastLook = now;
    return {
      total,
      sinceLastMeasurement,
      perSecond: elapsed > 0 ? Math.floor((sinceLastMeasurement * 1000) / elapsed) : 0,
    };
  };
};
