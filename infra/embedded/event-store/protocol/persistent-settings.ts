import type persistent from '@eventstore/db-client/generated/persistent_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import {
  ConsumerStrategyName,
  type GroupSettings,
  isConsumerStrategy,
} from '../semantics/persistent-subscription/settings.ts';
import { ALL_STREAM, type SourcePosition } from '../semantics/persistent-subscription/source.ts';
import type { GroupDefinition } from '../subscriptions/persistent/definition.ts';
import { GroupError } from '../subscriptions/persistent/group-error.ts';
import type { GroupName } from '../subscriptions/persistent/persistent-subscriptions.ts';
import { invalidArgument } from './errors.ts';
import { numberFrom } from './numbers.ts';
import { eventFilterFrom } from './read-request.ts';
import { streamNameFrom } from './stream-name.ts';

type StartFrom = GroupSettings['startFrom'];
type Options = persistent.CreateReq.Options | persistent.UpdateReq.Options;
type Settings = persistent.CreateReq.Settings | persistent.UpdateReq.Settings;

export interface UpdateRequest {
  readonly name: GroupName;
  readonly settings: GroupSettings;
}

export const definitionFrom = (
  options: persistent.CreateReq.Options | undefined,
): GroupDefinition => {
  if (options === undefined) throw invalidArgument('Options are required.');
  const name = nameFrom(options);
  const strategy = options.getSettings()?.getConsumerStrategy() ?? '';
  const settings = settingsFrom(options, name, strategy);
  const { groupName } = name;
  const all = options.getAll();
  if (all !== undefined) {
    const filter = all.getFilter();
    return {
      source: { kind: 'all', ...(filter !== undefined && { filter: eventFilterFrom(filter) }) },
      groupName,
      settings,
    };
  }
  if (name.source === ALL_STREAM)
    throw new GroupError('failed', name, '$all is asked for as such, not as a stream.');
  return { source: { kind: 'stream', streamId: name.source }, groupName, settings };
};

export const updateFrom = (options: persistent.UpdateReq.Options | undefined): UpdateRequest => {
  if (options === undefined) throw invalidArgument('Options are required.');
  const name = nameFrom(options);
  if (name.source === ALL_STREAM && !options.hasAll())
    throw new GroupError('failed', name, '$all is asked for as such, not as a stream.');
  return { name, settings: settingsFrom(options, name, '') };
};

const nameFrom = (options: Options): GroupName => {
  const groupName = options.getGroupName();
  if (options.hasAll()) return { source: ALL_STREAM, groupName };
  const stream: shared.StreamIdentifier | undefined =
    options.getStream()?.getStreamIdentifier() ?? options.getStreamIdentifier();
  return { source: streamNameFrom(stream), groupName };
};

const settingsFrom = (options: Options, name: GroupName, strategy: string): GroupSettings => {
  const settings = options.getSettings();
  if (settings === undefined) throw invalidArgument('Settings are required.');
  return {
    resolveLinks: settings.getResolveLinks(),
    extraStatistics: settings.getExtraStatistics(),
    startFrom: startFrom(options, settings),
    messageTimeoutMs: settings.hasMessageTimeoutTicks()
      ? millisecondsFrom(settings.getMessageTimeoutTicks())
      : settings.getMessageTimeoutMs(),
    maxRetryCount: settings.getMaxRetryCount(),
    minCheckpointCount: settings.getMinCheckpointCount(),
    maxCheckpointCount: settings.getMaxCheckpointCount(),
    checkpointAfterMs: settings.hasCheckpointAfterTicks()
      ? millisecondsFrom(settings.getCheckpointAfterTicks())
      : settings.getCheckpointAfterMs(),
    maxSubscriberCount: settings.getMaxSubscriberCount(),
    liveBufferSize: settings.getLiveBufferSize(),
    historyBufferSize: settings.getHistoryBufferSize(),
    readBatchSize: settings.getReadBatchSize(),
    consumerStrategy: strategyFrom(name, strategy || numberedStrategy(settings)),
  };
};

/** The last revision of 64 bits is how clients that don't name it write "the end". */
const revisionFrom = (revision: string): StartFrom => {
  const number = numberFrom(revision);
  return number === Number.MAX_SAFE_INTEGER ? 'end' : number;
};

const startFrom = (options: Options, settings: Settings): StartFrom => {
  const all = options.getAll();
  if (all !== undefined) {
    if (all.hasEnd()) return 'end';
    const position = all.getPosition();
    return position === undefined ? 0 : positionFrom(position);
  }
  const stream = options.getStream();
  // The way of clients before streams and $all were told apart.
  if (stream === undefined) return revisionFrom(settings.getRevision());
  if (stream.hasEnd()) return 'end';
  return stream.hasRevision() ? revisionFrom(stream.getRevision()) : 0;
};

const positionFrom = (
  position: persistent.CreateReq.Position | persistent.UpdateReq.Position,
): SourcePosition => numberFrom(position.getCommitPosition());

const TICKS_PER_MILLISECOND = 10_000n;

const millisecondsFrom = (ticks: string): number => Number(BigInt(ticks) / TICKS_PER_MILLISECOND);

/** The strategies that have a number in the protocol. */
const NUMBERED = [
  ConsumerStrategyName.dispatchToSingle,
  ConsumerStrategyName.roundRobin,
  ConsumerStrategyName.pinned,
];

const numberedStrategy = (settings: Settings): string => {
  const number = settings.getNamedConsumerStrategy();
  return NUMBERED[number] ?? String(number);
};

const strategyFrom = (name: GroupName, strategy: string): ConsumerStrategyName => {
  if (isConsumerStrategy(strategy)) return strategy;
  throw new GroupError('failed', name, `Consumer strategy ${strategy} does not exist.`);
};
