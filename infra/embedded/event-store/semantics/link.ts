import type { RecordedEvent, Revision } from './event.ts';
import { SystemEventType } from './system.ts';

export interface LinkTarget {
  readonly streamId: string;
  readonly revision: Revision;
}

const decoder = new TextDecoder();

/** A link's data reads `revision@stream`. Undefined for an event that is no link. */
export const linkTarget = (event: RecordedEvent): LinkTarget | undefined => {
  if (event.type !== SystemEventType.link) return undefined;
  const match = /^(\d+)@(.+)$/s.exec(decoder.decode(event.data));
  const [, revision, streamId] = match ?? [];
  return revision === undefined || streamId === undefined
    ? undefined
    : { streamId, revision: Number(revision) };
};
