import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportInWords } from './report-words.ts';
import { reportsQuery } from './reports.query.ts';

/** The available reports, in the language of the page. */
export const useReports = (userId: string) => {
  const { i18n } = useLingui();
  return useQuery({
    ...reportsQuery(userId),
    select: (reports) => reports.map((report) => reportInWords(i18n, report)),
  });
};
