import { useRemoval } from '../../forms/useRemoval.ts';
import { CHILDREN_PATH, childrenQuery } from './shared/children.query.ts';

/** Removes a child, or takes its removal back. */
export const useChildRemoval = (userId: string, childId: string) =>
  // Its page goes with it, and waits for no list of changes.
  useRemoval(`${CHILDREN_PATH}/${childId}`, childrenQuery(userId).queryKey, { exact: true });
