export type GroupFailure =
  | 'doesNotExist'
  | 'exists'
  | 'dropped'
  | 'maximumSubscribersReached'
  | 'failed';

/** A request that a persistent subscription group refuses. `reason` is for the operator. */
export class GroupError extends Error {
  override readonly name = 'GroupError';
  readonly failure: GroupFailure;
  readonly source: string;
  readonly groupName: string;
  readonly reason: string;

  constructor(
    failure: GroupFailure,
    { source, groupName }: { readonly source: string; readonly groupName: string },
    reason = '',
  ) {
    super(`${groupName} on ${source}: ${failure}. ${reason}`.trimEnd());
    this.failure = failure;
    this.source = source;
    this.groupName = groupName;
    this.reason = reason;
  }
}
