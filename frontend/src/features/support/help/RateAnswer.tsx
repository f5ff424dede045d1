import type { Help } from '@hearthway/domain/help/help.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { WasHelpful } from '../../../components/WasHelpful.tsx';
import { useSession } from '../../../session/useSession.ts';
import type { Answer } from './answer.ts';
import { ownHelpQuery } from './help.queries.ts';

interface RateAnswerProps {
  readonly answer: Pick<Answer, 'id' | 'version'>;
}

/** A family says whether an answer helped. A visitor is told where to ask further. */
export const RateAnswer = ({ answer }: RateAnswerProps) => {
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
}: RateAnswerProps & { readonly userId: string }) => {
  const { data } = useQuery(ownHelpQuery(userId));
  const rate = useRate(userId, { id, version });
  const vote = data?.answer.ratings.find(({ answerId }) => answerId === id)?.isHelpful;
  return (
    <WasHelpful vote={vote} onVote={rate}>
      {vote === true && <Trans>Thank you. You can change your mind at any time.</Trans>}
      {vote === false && (
        <Trans>
          We’re sorry. <Link to="/support/contact">Tell us what is missing</Link>, and a person
          answers.
        </Trans>
      )}
    </WasHelpful>
  );
};

/** Shows the vote at once, and takes it back when it could not be stored. */
const useRate = (userId: string, { id, version }: RateAnswerProps['answer']) => {
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
