import { catalog } from '../contexts.ts';

/** Event types that are acts of the family itself and make it active. */
export const FAMILY_ACTIONS: readonly string[] = catalog
  .filter(({ isOwnAct }) => isOwnAct)
  .map(({ type }) => type);
