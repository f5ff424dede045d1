import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { childrenQuery } from '../children/shared/children.query.ts';
import { levelWords, scopeWords } from './household-words.ts';

interface GrantDetailsProps {
  readonly grant: Grant;
  /** Household whose children are named; without it, they are counted. */
  readonly userId?: string;
}

/** Access of a member: to what, for which children and until when. */
export const GrantDetails = ({
  grant: { scopes, onlyChildren, endsAt },
  userId,
}: GrantDetailsProps) => {
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
      {onlyChildren !== null && <OnlyChildrenLine ids={onlyChildren} userId={userId} />}
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

interface OnlyChildrenLineProps {
  readonly ids: readonly string[];
  readonly userId: string | undefined;
}

const OnlyChildrenLine = ({ ids, userId }: OnlyChildrenLineProps) => {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...childrenQuery(userId ?? ''), enabled: userId !== undefined });
  const known = data?.answer.filter(({ id }) => ids.includes(id)) ?? [];
  const names = new Intl.ListFormat(i18n.locale).format(known.map(({ name }) => name));
  return (
    <p className="wrap-anywhere">
      {names === '' ? (
        <Plural
          value={ids.length}
          one="Sees only # of the children, and what is for no single child."
          other="Sees only # of the children, and what is for no single child."
        />
      ) : (
        <Trans>Sees only {names}, and what is for no single child.</Trans>
      )}
    </p>
  );
};
