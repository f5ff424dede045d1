import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { WasHelpful } from '../../components/WasHelpful.tsx';

interface HelpfulProps {
  readonly turn: Pick<ChatEntry, 'chatMessageId' | 'isHelpful'>;
}

/** Rating of an answer by a family. */
export const Helpful = ({ turn: { chatMessageId, isHelpful } }: HelpfulProps) => {
  const { mutate, variables, isError, isSuccess } = useMutation({
    mutationFn: (vote: boolean) =>
      api.send({
        method: 'PUT',
        path: `/api/support/chat/${chatMessageId}/rating`,
        body: { isHelpful: vote },
        schema: ignored,
      }),
  });
  const vote = isError ? isHelpful : (variables ?? isHelpful);
  return (
    <WasHelpful isSmall vote={vote} onVote={mutate}>
      {isSuccess && <Trans>Thank you.</Trans>}
      {isError && <Trans>Not saved. Please try again.</Trans>}
    </WasHelpful>
  );
};
