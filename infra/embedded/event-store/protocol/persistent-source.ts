import type shared from '@eventstore/db-client/generated/shared_pb.js';
import { ALL_STREAM } from '../semantics/persistent-subscription/source.ts';
import type { GroupName } from '../subscriptions/persistent/persistent-subscriptions.ts';
import { invalidArgument } from './errors.ts';
import { streamNameFrom } from './stream-name.ts';

/** How most of the requests name a group. */
interface GroupOptions extends SourceOptions {
  getGroupName(): string;
}

interface SourceOptions {
  hasAll(): boolean;
  getStreamIdentifier(): shared.StreamIdentifier | undefined;
}

export const groupNameFrom = (options: GroupOptions | undefined): GroupName => {
  if (options === undefined) throw invalidArgument('Options are required.');
  return {
    source: options.hasAll() ? ALL_STREAM : streamNameFrom(options.getStreamIdentifier()),
    groupName: options.getGroupName(),
  };
};
