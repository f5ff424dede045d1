import * as z from 'zod';
import { firstVisibleEvent } from '../../reading/read-stream.ts';
import type { EventFilter } from '../../semantics/event-filter.ts';
import { isConsumerStrategy } from '../../semantics/persistent-subscription/settings.ts';
import {
  ALL_STREAM,
  formatPosition,
  type GroupSource,
  parsePosition,
  sourceName,
} from '../../semantics/persistent-subscription/source.ts';
import { isAbsent, isTombstoned } from '../../semantics/stream-metadata.ts';
import { metastreamOf, SystemEventType } from '../../semantics/system.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { GroupDefinition } from './definition.ts';
import { appendTo, GroupEventType, jsonEvent } from './system-event.ts';

const CONFIGURATION_STREAM = '$persistentSubscriptionConfig';
const VERSION = '2';
const FROM_END = -1;

const count = z.number().int().default(0);
const flag = z.boolean().default(false);

/** The storage format, which is the real server's: it omits 0, false and empty values. */
const storedFilter = z.object({
  context: z.enum(['eventtype', 'streamid']),
  type: z.enum(['regex', 'prefix']),
  data: z.string(),
  /** Ours: the real server joins prefixes by commas, which a prefix may contain. */
  prefixes: z.array(z.string()).optional(),
  isAllStream: flag,
});

const storedEntry = z.object({
  stream: z.string(),
  group: z.string().default(''),
  filter: storedFilter.optional(),
  resolveLinkTos: flag,
  extraStatistics: flag,
  messageTimeout: count,
  startPosition: z.string(),
  /** Ours. */
  endedAt: z.number().int().optional(),
  liveBufferSize: count,
  historyBufferSize: count,
  maxRetryCount: count,
  readBatchSize: count,
  checkPointAfter: count,
  minCheckPointCount: count,
  maxCheckPointCount: count,
  maxSubscriberCount: count,
  namedConsumerStrategy: z.string().refine(isConsumerStrategy),
});

const storedConfiguration = z.object({
  version: z.literal(VERSION),
  entries: z.array(storedEntry).default([]),
});

type StoredEntry = z.infer<typeof storedEntry>;

/** Throws when the stored configuration is not one this server can keep to. */
export const loadConfiguration = (
  log: EventLog,
  clock: () => number,
): readonly GroupDefinition[] => {
  const streamId = CONFIGURATION_STREAM;
  const state = log.stateOf(streamId);
  if (isTombstoned(state) || isAbsent(state)) return [];
  const query = { streamId, direction: 'backwards', from: state.lastRevision } as const;
  const event = firstVisibleEvent({ log, clock }, query, state);
  if (event === undefined) return [];
  const stored: unknown = JSON.parse(Buffer.from(event.data).toString());
  return storedConfiguration.parse(stored).entries.map(definitionFrom);
};

export const saveConfiguration = async (
  log: EventLog,
  clock: () => number,
  definitions: readonly GroupDefinition[],
): Promise<void> => {
  if (log.stateOf(CONFIGURATION_STREAM).metadata.maxCount === undefined) {
    const limits = jsonEvent(SystemEventType.streamMetadata, { $maxCount: 2 });
    await appendTo(log, metastreamOf(CONFIGURATION_STREAM), [limits]);
  }
  const configuration = {
    version: VERSION,
    updated: new Date(clock()).toISOString(),
    entries: definitions.map(entryFrom),
  };
  await appendTo(log, CONFIGURATION_STREAM, [
    jsonEvent(GroupEventType.configuration, configuration),
  ]);
};

const definitionFrom = (entry: StoredEntry): GroupDefinition => {
  const source: GroupSource =
    entry.stream === ALL_STREAM
      ? { kind: 'all', ...(entry.filter !== undefined && { filter: filterFrom(entry.filter) }) }
      : { kind: 'stream', streamId: entry.stream };
  const start = parsePosition(source, entry.startPosition);
  if (start === undefined)
    throw new Error(`The group '${entry.group}' starts from '${entry.startPosition}'.`);
  return {
    source,
    groupName: entry.group,
    ...(entry.endedAt !== undefined && { endedAt: entry.endedAt }),
    settings: {
      resolveLinks: entry.resolveLinkTos,
      extraStatistics: entry.extraStatistics,
      startFrom: start === FROM_END ? 'end' : start,
      messageTimeoutMs: entry.messageTimeout,
      maxRetryCount: entry.maxRetryCount,
      minCheckpointCount: entry.minCheckPointCount,
      maxCheckpointCount: entry.maxCheckPointCount,
      checkpointAfterMs: entry.checkPointAfter,
      maxSubscriberCount: entry.maxSubscriberCount,
      liveBufferSize: entry.liveBufferSize,
      historyBufferSize: entry.historyBufferSize,
      readBatchSize: entry.readBatchSize,
      consumerStrategy: entry.namedConsumerStrategy,
    },
  };
};

const entryFrom = ({ source, groupName, settings, endedAt }: GroupDefinition): StoredEntry => ({
  stream: sourceName(source),
  group: groupName,
  ...(source.kind === 'all' &&
    source.filter !== undefined && { filter: storedFilterFrom(source.filter) }),
  resolveLinkTos: settings.resolveLinks,
  extraStatistics: settings.extraStatistics,
  messageTimeout: settings.messageTimeoutMs,
  startPosition: formatPosition(
    source,
    settings.startFrom === 'end' ? FROM_END : settings.startFrom,
  ),
  ...(endedAt !== undefined && { endedAt }),
  liveBufferSize: settings.liveBufferSize,
  historyBufferSize: settings.historyBufferSize,
  maxRetryCount: settings.maxRetryCount,
  readBatchSize: settings.readBatchSize,
  checkPointAfter: settings.checkpointAfterMs,
  minCheckPointCount: settings.minCheckpointCount,
  maxCheckPointCount: settings.maxCheckpointCount,
  maxSubscriberCount: settings.maxSubscriberCount,
  namedConsumerStrategy: settings.consumerStrategy,
});

const filterFrom = (stored: z.infer<typeof storedFilter>): EventFilter => {
  const on = stored.context === 'streamid' ? 'streamId' : 'eventType';
  return stored.type === 'regex'
    ? { on, regex: stored.data }
    : { on, prefixes: stored.prefixes ?? stored.data.split(',') };
};

const storedFilterFrom = (filter: EventFilter): z.infer<typeof storedFilter> => {
  const context = filter.on === 'streamId' ? 'streamid' : 'eventtype';
  return 'regex' in filter
    ? { context, type: 'regex', data: filter.regex, isAllStream: true }
    : {
        context,
        type: 'prefix',
        data: filter.prefixes.join(','),
        prefixes: [...filter.prefixes],
        isAllStream: true,
      };
};
