import { THREAD_LINK_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { visitedThreadSchema } from '@hearthway/domain/support/support.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Mail, MessagesSquare } from 'lucide-react';
import { api } from '../../../api/api.ts';
import { ApiError, isTransient } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { checkConnection, errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { TwoChairs } from '../../../components/illustrations/TwoChairs.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { reconnects } from '../../../live/reconnects.ts';

interface MailedLinkProps {
  readonly code: string;
  readonly onOpen: (threadId: string) => void;
}

/** Opening the page uses up nothing, since mail scanners open links: the button does. */
export const MailedLink = ({ code, onOpen }: MailedLinkProps) => {
  const { i18n, t } = useLingui();
  const visit = useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: '/api/support/thread-visits',
        body: { code },
        schema: visitedThreadSchema,
        isAnonymous: true,
      }),
    onSuccess: ({ answer: { threadId } }) => {
      reconnects.now();
      onOpen(threadId);
    },
  });
  const isRefused =
    visit.error instanceof ApiError && !isTransient(visit.error) && visit.error.status !== 429;
  return (
    <ReadingPage picture={<TwoChairs className="w-56 md:w-full" />}>
      <PageHeading title={t`Your conversation with us`}>
        <Trans>Read our answers here, and write back.</Trans>
      </PageHeading>
      {isRefused ? (
        <NewLink code={code} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <div role="alert" className="empty:hidden">
            {visit.error && (
              <Notice tone="danger">{errorWords(i18n, visit.error, checkConnection)}</Notice>
            )}
          </div>
          <Button look="primary" onClick={() => visit.mutate()} isBusy={visit.isPending}>
            <MessagesSquare aria-hidden className="size-4" />
            <Trans>Open my conversation</Trans>
          </Button>
          <p className="text-text-soft">
            <Trans>
              The link works once. This device then opens the conversation for {THREAD_LINK_DAYS}{' '}
              days.
            </Trans>
          </p>
        </div>
      )}
    </ReadingPage>
  );
};

/** The answer says nothing about the link: a guessed one is told the same. */
const NewLink = ({ code }: { readonly code: string }) => {
  const { i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: '/api/support/thread-links',
        body: { code },
        schema: ignored,
        isAnonymous: true,
      }),
  });
  if (isSuccess)
    return (
      <p ref={focusWhenShown} tabIndex={-1} className="font-semibold text-positive">
        <Trans>
          If the link belongs to a conversation, a new one is on its way to the mailbox you wrote
          from.
        </Trans>
      </p>
    );
  return (
    <div ref={focusWhenShown} tabIndex={-1} className="grid justify-items-start gap-4">
      <Notice tone="caution">
        <Trans>
          This link does not work any more: it was used, it is older than {THREAD_LINK_DAYS} days,
          or it is not complete.
        </Trans>
      </Notice>
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="danger">{errorWords(i18n, error, checkConnection)}</Notice>}
      </div>
      <Button look="primary" onClick={() => mutate()} isBusy={isPending}>
        <Mail aria-hidden className="size-4" />
        <Trans>Mail me a new link</Trans>
      </Button>
    </div>
  );
};
