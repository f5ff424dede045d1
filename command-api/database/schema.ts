import type { SessionsSchema } from '@hearthway/infra/sessions/sessions.ts';
import type { ColumnType } from 'kysely';

/** What commands need to know beside the log; `projections` migrates it. */
export interface CommandSchema extends SessionsSchema {
  readonly accounts: AccountsTable;
  readonly providers: ProvidersTable;
}

interface AccountsTable {
  readonly user_id: string;
  readonly email: string;
  /** The form in which an e-mail is unique. */
  readonly email_key: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
  readonly created_at: Date;
  /** Null while the e-mail is only reserved. */
  readonly registered_at: ColumnType<Date | null, never, Date>;
  /** Null once it is registered. */
  readonly reserved_until: Date | null;
  /** Of the request that reserved it; null when that had no idempotency key. */
  readonly command_id: string | null;
}

/** The directory, as far as a command has to know it. */
interface ProvidersTable {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Two letters. */
  readonly state: string;
}
