import type { CrisisTier } from '../crisis/crisis.constants.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';

export const FAMILY = 'a'.repeat(32);
export const STAFF = 'b'.repeat(32);
const THREAD = 'c'.repeat(32);

const BEGIN = Date.parse('2026-11-20T22:00:00.000Z');

/** Some minutes after the first message. */
export const minute = (minutes: number): Date => new Date(BEGIN + minutes * 60_000);

interface Stored {
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
  readonly at: Date;
  readonly actor?: string;
}

const stored = ({ streamId, type, data, at, actor = FAMILY }: Stored): StoredEvent => ({
  id: `${type}-${at.getTime()}`,
  streamId,
  type,
  data,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: FAMILY,
    actor,
    sessionId: null,
    state: null,
    occurredAt: at.toISOString(),
    schemaVersion: 1,
  },
  position: { commit: 0n },
});

/** The family writes to support. */
export const message = (at: Date, crisis: CrisisTier | null, messageId: string): StoredEvent =>
  stored({
    streamId: `supportThread-${THREAD}`,
    type: 'MessageSent',
    at,
    data: {
      threadId: THREAD,
      messageId,
      by: 'family',
      via: 'form',
      crisis,
      lexiconVersion: 1,
      text: 'What they wrote',
    },
  });

/** A member of support opens the thread. */
export const threadLook = (at: Date): StoredEvent =>
  stored({
    streamId: `supportThread-${THREAD}`,
    type: 'ThreadViewed',
    at,
    actor: STAFF,
    data: { threadId: THREAD },
  });

/** The assistant gives the family people to call. */
export const routed = (at: Date, chatMessageId: string): StoredEvent =>
  stored({
    streamId: `chat-${FAMILY}-${chatMessageId}`,
    type: 'ChatCrisisRouted',
    at,
    data: { chatMessageId, tier: 'self-harm', language: 'en', lexiconVersion: 1 },
  });

/** A member of support opens the family's timeline. */
export const timelineLook = (at: Date): StoredEvent =>
  stored({ streamId: `staff-${FAMILY}`, type: 'TimelineViewed', at, actor: STAFF, data: {} });
