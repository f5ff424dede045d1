import { type FoldByKeyOptions, type FoldedByKey, foldByKey } from './fold-by-key.ts';
import type { SnakeCase } from './names.ts';
import { readerOf } from './read-event.ts';
import type { DomainEvent, Stream } from './stream.ts';
import { keyIn } from './stream-id.ts';
import type { Recorded } from './view.ts';

export interface FoldStreamOptions<
  Name extends string,
  Columns,
  Event,
  Sealed extends keyof Columns = never,
> extends Omit<FoldByKeyOptions<Name, Columns, Recorded<Event>, Sealed>, 'keyOf' | 'read'> {
  readonly stream: Stream<Event>;
}

/** The usual read model: a row for each stream of a kind, named after the family. */
export const foldStream = <
  const Name extends string,
  Columns extends Readonly<Record<string, unknown>>,
  Event extends DomainEvent,
  const Sealed extends keyof Columns = never,
>({
  stream,
  ...options
}: FoldStreamOptions<Name, Columns, Event, Sealed>): FoldedByKey<
  SnakeCase<Name>,
  Columns,
  Sealed
> =>
  foldByKey({
    ...options,
    keyOf: keyIn(stream),
    read: readerOf(stream),
  });
