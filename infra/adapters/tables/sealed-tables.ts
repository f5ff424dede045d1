import { accounts, sessions } from './accounts.tables.ts';
import { visitors } from './support.tables.ts';

/** Tables in which each row has sealed texts of one person, as `RowSealing` takes them. */
export const SEALED_TABLES = {
  accounts: { name: 'accounts', table: { columns: accounts } },
  sessions: { name: 'sessions', table: { columns: sessions } },
  visitors: { name: 'visitors', table: { columns: visitors } },
} as const;

export type SealedTable = keyof typeof SEALED_TABLES;
