import { createContext } from 'react';

/** Access to a family's timeline: its end, and a way to extend it. */
export interface Grant {
  /** ISO time. */
  readonly until: string;
  readonly isRenewing: boolean;
  /** Error of the last extension; null without one. */
  readonly error: Error | null;
  readonly renew: () => void;
}

/** Access to the open timeline, also for dialogs in front of it. */
export const GrantContext = createContext<Grant | undefined>(undefined);
