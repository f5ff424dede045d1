import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from './reports.query.ts';

/** The available reports, in the language of the page. */
export const useReports = (userId: string) => useQuery(reportsQuery(userId));
