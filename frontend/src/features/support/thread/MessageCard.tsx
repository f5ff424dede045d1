import { RETENTION_MONTHS } from '@hearthway/domain/kernel/retention.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import type { ThreadMessage } from '@hearthway/domain/support/support.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';

const MONTHS = RETENTION_MONTHS['support-chats'];

/** Support is one voice: a family is never told which person has answered. */
export const MessageCard = ({ message }: { readonly message: ThreadMessage }) => {
  const { i18n } = useLingui();
  const { by, via, at, text } = message;
  const time = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article
      className={`grid gap-2 rounded-soft border border-line p-4 ${by === 'family' ? 'ms-4 bg-accent-wash sm:ms-12' : 'me-4 bg-raised sm:me-12'}`}
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>
          {by === 'family' ? <Trans>You</Trans> : <Trans>{PRODUCT.name} support</Trans>}
        </strong>
        <span className="text-sm text-text-soft">
          {via === 'mail' ? <Trans>{time}, by email</Trans> : time}
        </span>
      </p>
      {text === null ? (
        <p className="text-text-soft">
          <Trans>These words are deleted: we keep them for {MONTHS} months.</Trans>
        </p>
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
    </article>
  );
};
