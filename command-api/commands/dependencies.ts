import type { Handle } from '@hearthway/infra/event-store/handle.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** What every context's routes are given. */
export interface CommandDependencies {
  readonly handle: Handle;
  readonly database: Kysely<CommandSchema>;
  readonly clock: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
}
