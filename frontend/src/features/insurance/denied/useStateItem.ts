import { skipToken, useQuery } from '@tanstack/react-query';
import { stateQuery } from '../shared/state.queries.ts';
import { stateAt } from '../shared/state-path.ts';

/** Law and offices of a state by its two-letter code. Fetches nothing without one. */
export const useStateItem = (state: string | null) => {
  const code = stateAt(state ?? '');
  return useQuery(
    code === undefined
      ? { ...stateQuery('TX'), queryKey: ['content', 'state', ''], queryFn: skipToken }
      : stateQuery(code),
  );
};
