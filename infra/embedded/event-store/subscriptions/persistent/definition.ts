import { BEFORE_LOG, NO_EVENTS } from '../../semantics/event.ts';
import type { GroupSettings } from '../../semantics/persistent-subscription/settings.ts';
import {
  type GroupSource,
  groupKey,
  type SourcePosition,
  sourceName,
} from '../../semantics/persistent-subscription/source.ts';
import type { EventLog } from '../../storage/event-log.ts';

/** A group as operators have asked for it, and as it is stored. */
export interface GroupDefinition {
  readonly source: GroupSource;
  readonly groupName: string;
  readonly settings: GroupSettings;
  /**
   * Where the source ended when a group was made that starts from the end. The real server does not
   * keep this, and such a group loses events from before its first checkpoint when it restarts.
   */
  readonly endedAt?: SourcePosition;
}

export const keyOf = ({ source, groupName }: GroupDefinition): string =>
  groupKey(sourceName(source), groupName);

export const endOf = (log: EventLog, source: GroupSource): SourcePosition =>
  source.kind === 'all' ? log.head() : log.stateOf(source.streamId).lastRevision;

/** The position behind which a group without a checkpoint reads. */
export const startOf = (
  log: EventLog,
  { source, settings: { startFrom }, endedAt }: GroupDefinition,
): SourcePosition => {
  if (startFrom === 'end') return endedAt ?? endOf(log, source);
  return Math.max(startFrom - 1, source.kind === 'all' ? BEFORE_LOG : NO_EVENTS);
};
