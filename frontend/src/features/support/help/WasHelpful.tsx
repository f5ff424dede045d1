import type { Help } from '@hearthway/domain/help/help.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Answer } from './answer.ts';
import { ownHelpQuery } from './help.queries.ts';

interface WasHelpfulProps {
  readonly answer: Pick<Answer, 'id' | 'version'>;
}

/** A family says whether an answer helped. A visitor is told where to ask further. */
export const WasHelpful = ({ answer }: WasHelpfulProps) => {
  const session = useSession();
  return (
    <div className="min-h-12 print:hidden">
      {session.status === 'visitor' && (
        <p className="visitor-only">
          <Trans>
            Is something missing here? <Link to="/contact">Write to us</Link>.
          </Trans>
        </p>
      )}
      {session.status === 'signed-in' && session.user.role === 'family' && (
        <Vote userId={session.user.id} answer={answer} />
      )}
    </div>
  );
};

const Vote = ({
  userId,
  answer: { id, version },
}: WasHelpfulProps & { readonly userId: string }) => {
  const { t } = useLingui();
  const heading = useId();
  const { data } = useQuery(ownHelpQuery(userId));
  const rate = useRate(userId, { id, version });
  const vote = data?.answer.ratings.find(({ answerId }) => answerId === id)?.isHelpful;
  return (
    <fieldset aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={heading} className="font-semibold max-sm:w-full">
          <Trans>Was this helpful?</Trans>
        </p>
        <Choice
          name={t`Yes`}
          Icon={ThumbsUp}
          isChosen={vote === true}
          onChoose={() => rate(true)}
        />
        <Choice
          name={t`No`}
          Icon={ThumbsDown}
          isChosen={vote === false}
          onChoose={() => rate(false)}
        />
      </div>
      <p role="status" className="text-sm text-text-soft empty:hidden">
        {vote === true && <Trans>Thank you. You can change your mind at any time.</Trans>}
        {vote === false && (
          <Trans>
            We’re sorry. <Link to="/support/contact">Tell us what is missing</Link>, and a person
            answers.
          </Trans>
        )}
      </p>
    </fieldset>
  );
};

interface ChoiceProps {
  readonly name: string;
  readonly Icon: typeof ThumbsUp;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ name, Icon, isChosen, onChoose }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="touch inline-flex cursor-pointer items-center gap-2 rounded-soft border border-line-strong bg-raised px-4 py-2 font-semibold text-accent transition-colors hover:border-accent hover:bg-accent-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
  >
    <Icon aria-hidden className="size-4" />
    {name}
  </button>
);

/** Shows the vote at once, and takes it back when it could not be stored. */
const useRate = (userId: string, { id, version }: WasHelpfulProps['answer']) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { queryKey } = ownHelpQuery(userId);
  const { mutate } = useMutation({
    mutationFn: (isHelpful: boolean) =>
      api.send({
        method: 'PUT',
        path: `/api/help/ratings/${id}`,
        body: { version, isHelpful },
        schema: ignored,
      }),
    onMutate: (isHelpful) =>
      queryClient.setQueryData(
        queryKey,
        (own) => own && { ...own, answer: withVote(own.answer, { answerId: id, isHelpful }) },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: failed(t`Something went wrong`),
  });
  return mutate;
};

const withVote = (own: Help, vote: Help['ratings'][number]): Help => ({
  ...own,
  ratings: [...own.ratings.filter(({ answerId }) => answerId !== vote.answerId), vote],
});
