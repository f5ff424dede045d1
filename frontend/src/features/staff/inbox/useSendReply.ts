import { replySchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { issueWords } from '../../../forms/field-words.ts';
import { commandKey } from '../../../live/cache-keys.ts';
import { refreshInbox, type ThreadReading, threadPath, threadQuery } from './inbox.query.ts';
import { replyField } from './reply-field.ts';
import type { ReplyDraft } from './useReplyDraft.ts';

interface SendReplyOptions {
  readonly reading: ThreadReading;
  /** Number of messages that the page shows. */
  readonly seen: number;
  readonly draft: ReplyDraft;
  readonly onSent: () => void;
}

type Reply = z.infer<typeof replySchema>;

/**
 * Sends the reply with the number of messages that its author has read. A newer message makes the server
 * reject it: the text stays, and the thread is refetched.
 */
export const useSendReply = ({ reading, seen, draft, onSent }: SendReplyOptions) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [invalid, setInvalid] = useState<string>();
  const path = `${threadPath(reading.threadId)}/reply`;
  const mutationKey = commandKey('POST', path);
  const { mutate, reset, isPending, error } = useMutation({
    mutationKey,
    mutationFn: (body: Reply) => api.send({ method: 'POST', path, body, schema: ignored }),
    onSuccess: () => {
      draft.clear();
      onSent();
      showToast({
        tone: 'done',
        title: t`Reply sent`,
        description: t`It is on the sender’s page, and on its way by email.`,
      });
    },
    onSettled: async () => {
      void refreshInbox(queryClient, reading.staffId);
      await queryClient.invalidateQueries(threadQuery(reading));
    },
  });
  return {
    isPending,
    problem: invalid ?? (error === null ? undefined : errorWords(i18n, error, unsure)),
    forgetProblem: () => {
      setInvalid(undefined);
      reset();
    },
    send: () => {
      // Asks the query client, since a quick second press comes before the next render.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      const parsed = replySchema.safeParse({ text: draft.text, seen: draft.seen ?? seen });
      const [issue] = parsed.error?.issues ?? [];
      setInvalid(issue && issueWords(i18n, issue.message));
      if (parsed.success) mutate(parsed.data);
      else replyField()?.focus();
    },
  };
};

/** The response was lost, so the outcome is unknown. A retry has the same key. */
const unsure = msg`We don’t know whether that worked. Check your connection, then try again: it won’t be done twice.`;
