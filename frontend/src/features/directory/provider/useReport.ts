import type { ReportTopic } from '@hearthway/domain/directory/listing-report.constants.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { listingReportsQuery } from './provider.query.ts';

interface Report {
  readonly resourceId: string;
  readonly field: ReportTopic;
  readonly message: string;
}

interface ReportOptions {
  readonly userId: string;
  readonly onDone: () => void;
  /** There is no such provider any more. */
  readonly onGone: () => void;
}

/** Tells whoever keeps the directory that a listing is wrong. */
export const useReport = ({ userId, onDone, onGone }: ReportOptions) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ resourceId, ...body }: Report) =>
      api.send({
        method: 'POST',
        path: `/api/resources/${encodeURIComponent(resourceId)}/reports`,
        body,
        schema: ignored,
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries(listingReportsQuery(userId));
      showToast({
        tone: 'done',
        title: t`Thank you for telling us!`,
        description: t`We’ll look into it, and tell you here and by email.`,
      });
      onDone();
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'UnknownResource') onGone();
    },
  });
  return {
    send: (report: Report) => mutate(report),
    isPending,
    problem:
      error === null
        ? undefined
        : errorWords(i18n, error, msg`Nothing was sent. Check your connection, then try again.`),
  };
};
