import { status } from '@grpc/grpc-js';
import { GroupError } from '../subscriptions/persistent/group-error.ts';
import { RpcError, toRpcError } from './errors.ts';

/** Any failure of a persistent subscription call as one that can be sent. */
export const toPersistentRpcError = (error: unknown): RpcError =>
  error instanceof GroupError ? groupRpcError(error) : toRpcError(error);

const groupRpcError = ({ failure, source, groupName, reason }: GroupError): RpcError => {
  const trailers = { 'stream-name': source, 'group-name': groupName };
  const group = `Subscription group ${groupName} on stream ${source}`;
  switch (failure) {
    case 'doesNotExist':
      return new RpcError(status.NOT_FOUND, `${group} does not exist.`, {
        exception: 'persistent-subscription-does-not-exist',
        ...trailers,
      });
    case 'exists':
      return new RpcError(status.ALREADY_EXISTS, `${group} exists.`, {
        exception: 'persistent-subscription-exists',
        ...trailers,
      });
    case 'dropped':
      return new RpcError(status.CANCELLED, `${group} was dropped.`, {
        exception: 'persistent-subscription-dropped',
        ...trailers,
      });
    case 'maximumSubscribersReached':
      return new RpcError(
        status.FAILED_PRECONDITION,
        `Maximum subscriptions reached for subscription group ${groupName} on stream ${source}.`,
        { exception: 'maximum-subscribers-reached', ...trailers },
      );
    case 'failed':
      return new RpcError(status.INTERNAL, `${group} failed: '${reason}'`, {
        exception: 'persistent-subscription-failed',
        ...trailers,
        reason,
      });
  }
};
