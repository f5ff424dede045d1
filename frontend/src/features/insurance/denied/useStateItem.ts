import { skipToken, useQuery } from '@tanstack/react-query';
import { stateQuery } from '../shared/state.queries.ts';
import { stateAt } from '../shared/state-path.ts';

/** The law and the offices of a state, by its two letters. Nothing is asked for without one. */
export const useStateItem = (state: string | null) => {
  const code = stateAt(state ?? '');
  return useQuery(
    code === undefined
      ? { ...stateQuery('TX'), queryKey: ['content', 'state', ''], queryFn: skipToken }
      : stateQuery(code),
  );
};
