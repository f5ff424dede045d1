import type {
  CrisisAlert,
  OnDuty,
} from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { journeySchema } from '@hearthway/domain/journey/journey.contract.ts';
import type { ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type { runSchema } from '@hearthway/domain/reports/reports.contract.ts';
import type { scheduleSchema } from '@hearthway/domain/reports/schedules.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { InboxThread, StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import type { timelinePageSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import type * as z from 'zod/mini';
import type { Call } from './wire.fixture.ts';

/** The server's data about its only account. Tests may change it; the journey follows from commands. */
export interface Account {
  user: User;
  tier: Tier;
  favorites: readonly Favorite[];
  /** Progress of the lessons that were started. */
  learning: readonly ModuleProgress[];
  /** Questions of lessons that are due to be asked again. */
  practice: readonly { readonly lesson: string; readonly id: string }[];
  readonly journey: z.infer<typeof journeySchema>;
  /** Answers the questions of the first steps. */
  readonly answer: (answers: NonNullable<Account['journey']['onboarding']>) => void;
  /** Families that support finds, what they did, the newest first. */
  timeline: z.infer<typeof timelinePageSchema>['entries'];
  /** The queue of support, and the thread of it that can be opened. */
  inbox: readonly InboxThread[];
  alerts: readonly CrisisAlert[];
  onDuty: readonly OnDuty[];
  thread: StaffThread;
  runs: readonly z.infer<typeof runSchema>[];
  schedules: readonly z.infer<typeof scheduleSchema>[];
}

/** A route of the API that the tests' pages call. */
export interface Route {
  readonly route: string;
  /** Schema of the body; left out where there is none, or a file. */
  readonly schema?: z.core.$ZodType;
  /** Answers with its position. */
  readonly model?: Model;
  readonly answer: (call: Call) => unknown;
}

/**
 * The routes of a context that its manifest does not declare. Those of `features/NAME/NAME.routes.fixture.ts`
 * are found by their names.
 */
export type RoutesOf = (account: Account) => readonly Route[];

export const none = () => undefined;

/** The fields of an unchecked request body. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

export const textOf = (body: unknown, field: string): string => String(fieldsOf(body)[field] ?? '');
