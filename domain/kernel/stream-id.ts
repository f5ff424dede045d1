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
