import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import {
  formatPosition,
  type SourcePosition,
  sourceName,
} from '../semantics/persistent-subscription/source.ts';
import type { ConsumerInfo, GroupInfo } from '../subscriptions/persistent/group-info.ts';

const FROM_END = -1;

export const infoMessage = (info: GroupInfo): persistent.SubscriptionInfo => {
  const { source, groupName, settings } = info.definition;
  const positionText = (position: SourcePosition | undefined): string =>
    position === undefined ? '' : formatPosition(source, position);
  const { startFrom } = settings;
  const message = new persistent.SubscriptionInfo();
  message.setEventSource(sourceName(source));
  message.setGroupName(groupName);
  message.setStatus(statusText(info));
  message.setConnectionsList(info.consumers.map(connectionMessage));
  message.setAveragePerSecond(info.throughput.perSecond);
  message.setTotalItems(String(info.throughput.total));
  message.setCountSinceLastMeasurement(String(info.throughput.sinceLastMeasurement));
  message.setLastCheckpointedEventPosition(positionText(info.lastCheckpoint));
  message.setLastKnownEventPosition(positionText(info.lastKnown));
  message.setResolveLinkTos(settings.resolveLinks);
  message.setStartFrom(positionText(startFrom === 'end' ? FROM_END : startFrom));
  message.setMessageTimeoutMilliseconds(settings.messageTimeoutMs);
  message.setExtraStatistics(settings.extraStatistics);
  message.setMaxRetryCount(settings.maxRetryCount);
  message.setLiveBufferSize(settings.liveBufferSize);
  message.setBufferSize(settings.historyBufferSize);
  message.setReadBatchSize(settings.readBatchSize);
  message.setCheckPointAfterMilliseconds(settings.checkpointAfterMs);
  message.setMinCheckPointCount(settings.minCheckpointCount);
  message.setMaxCheckPointCount(settings.maxCheckpointCount);
  message.setReadBufferCount(info.waiting);
  message.setLiveBufferCount('0');
  message.setRetryBufferCount(info.waitingAgain);
  message.setTotalInFlightMessages(info.inFlight);
  message.setOutstandingMessagesCount(info.inFlight);
  message.setNamedConsumerStrategy(settings.consumerStrategy);
  message.setMaxSubscriberCount(settings.maxSubscriberCount);
  message.setParkedMessageCount(String(info.parked));
  return message;
};

/** The flags of the real server, in the order in which it writes them. */
const statusText = ({ isBehind, isReplaying }: GroupInfo): string => {
  const flags: string[] = [];
  if (isBehind) flags.push('Behind');
  if (isReplaying) flags.push('ReplayingParkedMessages');
  if (!isBehind) flags.push('Live');
  return flags.join(', ');
};

const connectionMessage = (consumer: ConsumerInfo): persistent.SubscriptionInfo.ConnectionInfo => {
  const message = new persistent.SubscriptionInfo.ConnectionInfo();
  message.setUsername(consumer.username);
  message.setConnectionName(consumer.connectionName);
  message.setAverageItemsPerSecond(consumer.throughput.perSecond);
  message.setTotalItems(String(consumer.throughput.total));
  message.setCountSinceLastMeasurement(String(consumer.throughput.sinceLastMeasurement));
  message.setAvailableSlots(consumer.availableSlots);
  message.setInFlightMessages(consumer.inFlight);
  message.setObservedMeasurementsList(
    consumer.measurements.map(({ name, milliseconds }) => {
      const measurement = new persistent.SubscriptionInfo.Measurement();
      measurement.setKey(name);
      measurement.setValue(String(milliseconds));
      return measurement;
    }),
  );
  return message;
};
