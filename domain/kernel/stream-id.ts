/** A stream is named `{category}-{id}`, and a category holds no dash. */
interface StreamId {
  readonly category: string;
  /** A UUID without dashes. Empty for a stream that is not named like ours. */
  readonly id: string;
}

export const readStreamId = (streamId: string): StreamId => {
  const dash = streamId.indexOf('-');
  return dash < 0
    ? { category: streamId, id: '' }
    : { category: streamId.slice(0, dash), id: streamId.slice(dash + 1) };
};

/** The id of an event's stream, where it is of this kind: the key of a row for each such stream. */
export const keyIn =
  ({ category }: { readonly category: string }) =>
  ({ streamId }: { readonly streamId: string }): string | undefined => {
    const read = readStreamId(streamId);
    return read.category === category ? read.id : undefined;
  };
