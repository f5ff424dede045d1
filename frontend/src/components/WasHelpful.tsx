import { Trans, useLingui } from '@lingui/react/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface WasHelpfulProps {
  /** Null or undefined before a vote. */
  readonly vote: boolean | null | undefined;
  readonly onVote: (isHelpful: boolean) => void;
  /** Icons only, for many on a page. */
  readonly isSmall?: boolean;
  /** Reply to the vote. */
  readonly children: ReactNode;
}

export const WasHelpful = ({ vote, onVote, isSmall = false, children }: WasHelpfulProps) => {
  const { t } = useLingui();
  const id = useId();
  const choices = [
    { name: t`Yes`, Icon: ThumbsUp, isHelpful: true },
    { name: t`No`, Icon: ThumbsDown, isHelpful: false },
  ];
  return (
    <fieldset
      aria-labelledby={id}
      className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-text-soft"
    >
      <span id={id} className={isSmall ? 'text-sm' : 'font-semibold text-text max-sm:w-full'}>
        <Trans>Was this helpful?</Trans>
      </span>
      {choices.map(({ name, Icon, isHelpful }) => (
        <button
          key={name}
          type="button"
          aria-label={isSmall ? name : undefined}
          aria-pressed={vote === isHelpful}
          onClick={() => onVote(isHelpful)}
          className={`touch inline-flex cursor-pointer items-center justify-center gap-2 rounded-soft text-accent transition-colors hover:bg-accent-wash aria-pressed:bg-accent aria-pressed:text-on-accent ${isSmall ? '' : LARGE}`}
        >
          <Icon aria-hidden className="size-4" />
          {isSmall ? null : name}
        </button>
      ))}
      <p role="status" className={`text-sm ${isSmall ? '' : 'w-full empty:hidden'}`}>
        {children}
      </p>
    </fieldset>
  );
};

const LARGE =
  'border border-line-strong bg-raised px-4 py-2 font-semibold hover:border-accent aria-pressed:border-accent';
