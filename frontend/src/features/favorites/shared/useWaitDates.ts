import { dayHere } from '../../../components/day-here.ts';
import { waitDates } from '../wait-dates.ts';
import { useFavorites } from './useFavorites.ts';

/** Next check-ins with the waiting lists that a family is on, and its first visits. */
export const useWaitDates = (userId: string) => {
  const { favorites, query } = useFavorites(userId);
  return { query, dates: waitDates(favorites ?? [], dayHere()) };
};
