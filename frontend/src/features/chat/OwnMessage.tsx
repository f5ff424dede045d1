import { RETENTION_MONTHS } from '@hearthway/domain/kernel/retention.constants.ts';
import { Trans } from '@lingui/react/macro';
import { Bubble } from './Bubble.tsx';

const MONTHS = RETENTION_MONTHS['support-chats'];

interface OwnMessageProps {
  /** Null once it has expired. */
  readonly text: string | null;
  readonly at: string;
}

export const OwnMessage = ({ text, at }: OwnMessageProps) => (
  <Bubble look="own" at={at}>
    {text === null ? (
      <p className="text-text-soft">
        <Trans>These words are deleted: we keep them for {MONTHS} months.</Trans>
      </p>
    ) : (
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    )}
  </Bubble>
);
