import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { levelWords, scopeWords } from './household-words.ts';

/** Role and access of a member, and until when. */
export const GrantDetails = ({ grant: { scopes, endsAt } }: { readonly grant: Grant }) => {
  const { i18n } = useLingui();
  const given = SCOPES.filter((scope) => scopes[scope] !== 'none');
  const until =
    endsAt === null ? '' : i18n.date(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {given.length === 0 ? (
        <p>
          <Trans>Sees nothing yet.</Trans>
        </p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4">
          {given.map((scope) => (
            <div key={scope} className="contents">
              <dt>{scopeWords(i18n, scope)}</dt>
              <dd className="text-text-soft">{levelWords(i18n, scopes[scope])}</dd>
            </div>
          ))}
        </dl>
      )}
      {endsAt !== null && (
        <p>
          {new Date(endsAt) > new Date() ? (
            <Trans>Access ends by itself: {until}</Trans>
          ) : (
            <Trans>Access ended: {until}</Trans>
          )}
        </p>
      )}
    </>
  );
};
