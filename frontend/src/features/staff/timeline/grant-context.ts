import { createContext } from 'react';

/** The access to a family's timeline, its end, and a way to extend it. */
export interface Grant {
  /** ISO. */
  readonly until: string;
  readonly isRenewing: boolean;
  /** Why it could not be made longer, if so. */
  readonly error: Error | null;
  readonly renew: () => void;
}

/** The access to the open timeline, also for dialogs in front of it. */
export const GrantContext = createContext<Grant | undefined>(undefined);
