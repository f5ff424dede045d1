import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../../../api/api.ts';
import { ignored } from '../../../../api/create-api.ts';
import { Button } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { focusWhenShown } from '../../../../components/focus-when-shown.ts';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { ownHelpQuery } from '../../help/help.queries.ts';

const FORUM = 'family-forum';

/** There is no forum. A family can say that it would like one. */
export const FamilyForum = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const heading = useId();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const own = useQuery(ownHelpQuery(userId));
  const tell = useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: '/api/help/interests',
        body: { interest: FORUM },
        schema: ignored,
      }),
    onSuccess: () => queryClient.invalidateQueries(ownHelpQuery(userId)),
    onError: failed(t`We couldn’t keep that`),
  });
  const isInterested = own.data?.answer.interests.includes(FORUM);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 id={heading} className="text-xl">
        <Trans>Family forum</Trans>
      </h2>
      <p className="measure">
        <Trans>
          There is no forum yet. It would be a place to ask other families, with people who keep it
          kind. If enough families want one, we’ll build it.
        </Trans>
      </p>
      <div className="grid min-h-12 grid-cols-1 items-center justify-items-start">
        <p role="status" className="empty:hidden">
          {isInterested === true && (
            <strong ref={tell.isSuccess ? focusWhenShown : undefined} tabIndex={-1}>
              <Trans>You told us that you would like one. Thank you!</Trans>
            </strong>
          )}
        </p>
        {isInterested === false && (
          <Button look="secondary" isBusy={tell.isPending} onClick={() => tell.mutate()}>
            <Heart aria-hidden className="size-4" />
            <Trans>I’d like a family forum</Trans>
          </Button>
        )}
        <FailedQuery query={own} title={t`We couldn’t load what you told us`} />
      </div>
    </section>
  );
};
