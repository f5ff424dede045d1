import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from './reports.query.ts';

export const useReports = (userId: string) => useQuery(reportsQuery(userId));
