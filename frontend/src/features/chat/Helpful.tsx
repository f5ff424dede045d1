import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';

interface HelpfulProps {
  readonly turn: Pick<ChatEntry, 'chatMessageId' | 'isHelpful'>;
}

/** A family says whether an answer helped. */
export const Helpful = ({ turn: { chatMessageId, isHelpful } }: HelpfulProps) => {
  const { t } = useLingui();
  const id = useId();
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
    <fieldset
      aria-labelledby={id}
      className="flex min-w-0 flex-wrap items-center gap-x-2 text-text-soft"
    >
      <span id={id} className="text-sm">
        <Trans>Was this helpful?</Trans>
      </span>
      <Choice
        name={t`Yes`}
        Icon={ThumbsUp}
        isChosen={vote === true}
        onChoose={() => mutate(true)}
      />
      <Choice
        name={t`No`}
        Icon={ThumbsDown}
        isChosen={vote === false}
        onChoose={() => mutate(false)}
      />
      <span role="status" className="text-sm">
        {isSuccess && <Trans>Thank you.</Trans>}
        {isError && <Trans>Not saved. Please try again.</Trans>}
      </span>
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
    aria-label={name}
    aria-pressed={isChosen}
    onClick={onChoose}
    className="touch inline-flex cursor-pointer items-center justify-center rounded-soft text-accent transition-colors hover:bg-accent-wash aria-pressed:bg-accent aria-pressed:text-on-accent"
  >
    <Icon aria-hidden className="size-4" />
  </button>
);
