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

/** Of the family whose timeline is open: a dialog in front of it needs it, too. */
export const GrantContext = createContext<Grant | undefined>(undefined);
