import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';

/** Returns undefined for an event that the catalog cannot read, which exports leave out. */
export const undefinedIfUnreadable = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoredEventError) return undefined;
    throw error;
  }
};
