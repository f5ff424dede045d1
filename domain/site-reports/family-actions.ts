import { catalog } from '../contexts.ts';

/** The acts of a family itself, by the types of their events: any of them makes it active. */
export const FAMILY_ACTIONS: readonly string[] = catalog
  .filter(({ isOwnAct }) => isOwnAct)
  .map(({ type }) => type);
