import type { Health } from '../health/health.contract.ts';

/** What the server tells an open page over its socket. */
export interface ServerToPage {
  /** On connecting, and whenever it has changed. */
  readonly health: (health: Health) => void;
}

/** A page says nothing over its socket: whatever it wants done is a command over HTTP. */
export type PageToServer = Readonly<Record<never, never>>;
