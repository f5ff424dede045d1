import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';

/** An export leaves out events that the catalog cannot read. */
export const undefinedIfUnreadable = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoredEventError) return undefined;
    throw error;
  }
};
