import { type Schedule, scheduleSchema } from '@hearthway/domain/reports/schedules.contract.ts';
import {
  type Family,
  foundFamiliesSchema,
  type RawEvent,
  rawEventSchema,
  type TimelineEntry,
  type TimelineStream,
  timelineEntrySchema,
} from '@hearthway/domain/staff/timeline.contract.ts';

/** The family that support finds. */
export const FOUND: Family = {
  userId: 'f'.repeat(32),
  firstName: 'Maple',
  lastName: 'Hearth',
  email: 'maple@example.org',
  tier: 'free',
  registeredAt: '2026-11-01T10:00:00.000Z',
  isConfirmed: false,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
};

foundFamiliesSchema.parse({ families: [FOUND] });

/** One search of the family's, the newest first by its number. */
export const searched = (number: number, at: Date = new Date()): TimelineEntry =>
  timelineEntrySchema.parse({
    id: `search-${number}`,
    source: 'event',
    at: at.toISOString(),
    context: 'activity',
    type: 'SearchPerformed',
    sentence: `Searched the directory: found ${number}`,
    session: 'a1b2',
    actor: 'family',
    memberId: null,
  });

export const registered: TimelineEntry = timelineEntrySchema.parse({
  id: 'registered',
  source: 'event',
  at: '2026-11-01T10:00:00.000Z',
  context: 'account',
  type: 'AccountRegistered',
  sentence: 'Created an account',
  session: null,
  actor: 'family',
  memberId: null,
});

export const noteAdded: TimelineEntry = timelineEntrySchema.parse({
  id: 'note-added',
  source: 'event',
  at: '2026-11-21T10:00:00.000Z',
  context: 'support-access',
  type: 'SupportNoteAdded',
  sentence: 'Support added a note',
  session: null,
  actor: 'support',
  memberId: null,
});

export const planChanged: TimelineEntry = timelineEntrySchema.parse({
  id: 'plan-changed',
  source: 'event',
  at: '2026-11-22T10:00:00.000Z',
  context: 'subscription',
  type: 'TierChanged',
  sentence: 'Moved to the Plus plan',
  session: null,
  actor: 'operator',
  memberId: null,
});

/** The streams that these entries are in. */
export const STREAMS: TimelineStream[] = [
  { category: 'account', label: 'Account', icon: 'circle-user-round' },
  { category: 'activity', label: 'Searches and visits', icon: 'footprints' },
  { category: 'subscription', label: 'Plan', icon: 'credit-card' },
  { category: 'support-access', label: 'Support staff', icon: 'headset' },
];

export const rawOf = (entry: TimelineEntry): RawEvent =>
  rawEventSchema.parse({
    id: entry.id,
    type: entry.type,
    version: 1,
    stream: `${entry.context}-${FOUND.userId}`,
    position: '7',
    occurredAt: entry.at,
    data: entry.type === 'SupportNoteAdded' ? { note: '•••' } : { source: 'web' },
    personal: entry.type === 'SupportNoteAdded' ? ['note'] : [],
    isRevealed: false,
  });

/** The secret of a mail, which stops more of them. */
export const STOP_TOKEN = `${'1'.repeat(32)}${'S'.repeat(43)}`;

/** A report that is mailed each Monday. */
export const scheduleOf = (known: Partial<Schedule> = {}): Schedule =>
  scheduleSchema.parse({
    scheduleId: '1'.repeat(32),
    report: 'favorites',
    groupBy: 'category',
    state: null,
    cadence: 'weekly',
    status: 'active',
    reason: null,
    nextDay: '2026-11-30',
    lastRun: null,
    ...known,
  });
