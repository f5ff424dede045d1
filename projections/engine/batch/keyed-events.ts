import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { type EventSealing, mayBeSealed } from '@hearthway/infra/adapters/privacy/event-sealing.ts';

export interface KeyedEvent {
  readonly key: string;
  readonly event: StoredEvent;
}

export interface ReadKeyedOptions {
  readonly projection: Pick<Projection, 'keyOf'>;
  readonly privacy: Pick<EventSealing, 'openEvents'>;
  /** Erased people, whose events are skipped. */
  readonly erased: ReadonlySet<string>;
}

/** Returns the projection's events, with personal fields decrypted. */
export const readKeyed = async (
  { projection, privacy, erased }: ReadKeyedOptions,
  events: readonly StoredEvent[],
): Promise<readonly KeyedEvent[]> => {
  const keyed: KeyedEvent[] = [];
  for (const event of events) {
    const key = projection.keyOf(event);
    if (key !== undefined && !erased.has(key)) keyed.push({ key, event });
  }
  if (!keyed.some(({ event }) => mayBeSealed(event))) return keyed;
  const opened = await privacy.openEvents(keyed.map(({ event }) => event));
  return keyed.map(({ key, event }, at) => ({ key, event: opened[at] ?? event }));
};
