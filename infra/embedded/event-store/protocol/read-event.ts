import {
  originalOf,
  type RecordedEvent,
  type ResolvedEvent,
  TOMBSTONE_REVISION,
} from '../semantics/event.ts';
import { structuredUuid } from './uuid.ts';
import type { WireWriter } from './wire-writer.ts';

/** Encoding of event ids in a response. */
export type UuidForm = 'text' | 'structured';

/** Field numbers of `ReadResp.ReadEvent` in streams.proto. */
const ReadEvent = { event: 1, link: 2, commitPosition: 3 } as const;

const Field = {
  id: 1,
  streamIdentifier: 2,
  streamRevision: 3,
  preparePosition: 4,
  commitPosition: 5,
  metadata: 6,
  customMetadata: 7,
  data: 8,
} as const;

/** Digits that convert milliseconds to ticks: a millisecond has 10,000. */
const TICKS = '0000';

/** Encodes the fields of a `ReadEvent`, which takes most of the time of catching up. */
export const writeReadEvent = (
  writer: WireWriter,
  resolved: ResolvedEvent,
  uuids: UuidForm,
): void => {
  const { event, link } = resolved;
  if (event !== undefined) {
    const start = writer.open(ReadEvent.event);
    writeRecordedEvent(writer, event, uuids);
    writer.close(start);
  }
  if (link !== undefined) {
    const start = writer.open(ReadEvent.link);
    writeRecordedEvent(writer, link, uuids);
    writer.close(start);
  }
  writer.integer(ReadEvent.commitPosition, originalOf(resolved).position);
};

const writeRecordedEvent = (writer: WireWriter, event: RecordedEvent, uuids: UuidForm): void => {
  if (uuids === 'text') {
    const id = writer.open(Field.id);
    writer.ascii(2, event.id);
    writer.close(id);
  } else {
    writer.bytes(Field.id, structuredUuid(event.id).serializeBinary());
  }
  const identifier = writer.open(Field.streamIdentifier);
  writer.text(3, event.streamId);
  writer.close(identifier);
  if (event.revision === TOMBSTONE_REVISION) writer.greatestInteger(Field.streamRevision);
  else writer.integer(Field.streamRevision, event.revision);
  writer.integer(Field.preparePosition, event.position);
  writer.integer(Field.commitPosition, event.position);
  writeProperty(writer, 'type', event.type);
  writeProperty(writer, 'created', `${event.created}${TICKS}`);
  writeProperty(
    writer,
    'content-type',
    event.isJson ? 'application/json' : 'application/octet-stream',
  );
  writer.bytes(Field.customMetadata, event.metadata);
  writer.bytes(Field.data, event.data);
};

const writeProperty = (writer: WireWriter, name: string, value: string): void => {
  const property = writer.open(Field.metadata);
  writer.ascii(1, name);
  writer.text(2, value);
  writer.close(property);
};
