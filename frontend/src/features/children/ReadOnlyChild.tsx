import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { errorWords } from '../../api/error-words.ts';
import { Button, buttonRow } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { May } from '../household/shared/May.tsx';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import type { ChildProps } from './Belongings.tsx';
import { CHILDREN_PATH, childrenQuery } from './shared/children.query.ts';

/** Number of children that the plan covers; unlimited until the plan has loaded. */
export const useCovered = (userId: string): number => {
  const { data } = useQuery(subscriptionQuery(userId));
  return data === undefined ? Number.POSITIVE_INFINITY : CHILD_LIMITS[data.tier];
};

/** Whether the plan covers other children in place of this one. */
export const isReadOnly = ({ coverOrder }: Child, covered: number): boolean =>
  coverOrder !== null && coverOrder >= covered;

/** Says why a child can be read only, and lets the family choose it in place of another. */
export const ReadOnlyChild = ({ userId, child }: ChildProps) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const covered = useCovered(userId);
  const { data: family } = useQuery(childrenQuery(userId));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.send({
        method: 'PUT',
        path: `${CHILDREN_PATH}/${child.id}/chosen`,
        schema: ignored,
      }),
    onSettled: () => queryClient.invalidateQueries(childrenQuery(userId)),
  });
  const { name } = child;
  // A new choice comes first, so that the last one that is covered gives way.
  const otherName = family?.answer.find(({ coverOrder }) => coverOrder === covered - 1)?.name;
  return (
    <Notice tone="info">
      <div className="grid gap-3">
        <p>
          <Trans>
            {name} can only be read: your plan covers{' '}
            <Plural value={covered} one="# child" other="# children" />. Nothing is lost.
          </Trans>
        </p>
        <May effect="write" scope="children" isForEveryChild>
          {otherName !== undefined && (
            <p>
              <Trans>
                If you choose {name}, {otherName} can only be read instead.
              </Trans>
            </p>
          )}
          <FormProblem
            problem={
              error === null
                ? undefined
                : errorWords(i18n, error, msg`We couldn’t save this. Please try again.`)
            }
          />
          <div className={buttonRow}>
            <Button look="secondary" isBusy={isPending} onClick={() => mutate()}>
              <Trans>Choose {name}</Trans>
            </Button>
            <Link to="/subscribe">
              <Trans>See the plans</Trans>
            </Link>
          </div>
        </May>
      </div>
    </Notice>
  );
};
