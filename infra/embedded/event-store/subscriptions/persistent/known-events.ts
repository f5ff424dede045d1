import type {
  GroupSource,
  SourcePosition,
} from '../../semantics/persistent-subscription/source.ts';
import { isShownToAll } from '../../semantics/persistent-subscription/source.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { matcherFor } from './source-reader.ts';

/** How far back to search the log for the last event of a group on `$all`. */
const LOOK_BACK = 256;

/** The last event of a source behind a position. Undefined when there is none within reach. */
export const lastEventIn = (
  log: EventLog,
  source: GroupSource,
  after: SourcePosition,
): SourcePosition | undefined => {
  const last = source.kind === 'all' ? lastInAll(log, source) : lastInStream(log, source.streamId);
  return last !== undefined && last > after ? last : undefined;
};

const lastInStream = (log: EventLog, streamId: string): SourcePosition =>
  log.stateOf(streamId).lastRevision;

const lastInAll = (log: EventLog, source: GroupSource): SourcePosition | undefined => {
  const matches = matcherFor(source);
  return log
    .readAll({ from: log.head(), direction: 'backwards', limit: LOOK_BACK })
    .find((event) => isShownToAll(event) && matches(event))?.position;
};
