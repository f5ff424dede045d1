import type { RecordedEvent, Revision } from './event.ts';
import { SystemEventType } from './system.ts';

export interface LinkTarget {
  readonly streamId: string;
  readonly revision: Revision;
}

const decoder = new TextDecoder();

/** Parses a link's data, `revision@stream`. Undefined for an event that is not a link. */
export const linkTarget = (event: RecordedEvent): LinkTarget | undefined => {
  if (event.type !== SystemEventType.link) return undefined;
  const match = /^(\d+)@(.+)$/s.exec(decoder.decode(event.data));
  const [, revision, streamId] = match ?? [];
  return revision === undefined || streamId === undefined
    ? undefined
    : { streamId, revision: Number(revision) };
};
