import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../../../api/api.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { ignored } from '../../../../api/create-api.ts';
import { checkConnection, errorWords } from '../../../../api/error-words.ts';
import { Button } from '../../../../components/Button.tsx';
import { focusWhenShown } from '../../../../components/focus-when-shown.ts';
import { Notice } from '../../../../components/Notice.tsx';
import { PageHeading } from '../../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../../components/ReadingPage.tsx';
import { stopTokenIn } from './stop-link.ts';

/** Target of the link in a report's mail: stops the mails without signing in. */
export const StopMailsPage = () => {
  const { t } = useLingui();
  const token = stopTokenIn(useLocation().hash);
  return (
    <ReadingPage>
      <PageHeading title={t`Stop a report by email`} />
      {token === undefined ? <Incomplete /> : <StopMails key={token} token={token} />}
    </ReadingPage>
  );
};

const Incomplete = () => (
  <p>
    <Trans>
      This link is not complete. Open it from the email again, or{' '}
      <Link to="/staff/reports">stop the report on the page of your reports</Link>.
    </Trans>
  </p>
);

/** Requires a button press, since mail scanners open links. */
const StopMails = ({ token }: { readonly token: string }) => {
  const { i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: `/api/report-mails/stop?token=${token}`,
        schema: ignored,
        isAnonymous: true,
      }),
  });
  if (isSuccess)
    return (
      <p ref={focusWhenShown} tabIndex={-1} className="font-semibold text-positive">
        <Trans>Stopped. You won’t get this report by email any more.</Trans>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <Trans>This stops the emails with this report. Your other reports are not affected.</Trans>
      </p>
      <div role="alert">
        {error !== null && (
          <Notice tone="danger">
            {error instanceof ApiError && error.code === 'NotFound'
              ? i18n._(UNKNOWN)
              : errorWords(i18n, error, checkConnection)}
          </Notice>
        )}
      </div>
      <Button look="primary" onClick={() => mutate()} isBusy={isPending}>
        <BellOff aria-hidden className="size-4" />
        <Trans>Stop these emails</Trans>
      </Button>
    </div>
  );
};

const UNKNOWN = msg`This link is no longer valid. Stop the report on the page of your reports.`;
