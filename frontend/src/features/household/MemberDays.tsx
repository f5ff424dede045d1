import { MEMBER_ACTS, type MemberAct } from '@hearthway/domain/household/household.constants.ts';
import type { MemberDay } from '@hearthway/domain/household/household.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Summary } from '../../components/Summary.tsx';
import { memberDaysQuery } from './household.queries.ts';
import { actWords, roleWords, scopeWords } from './household-words.ts';

/** Number shown before "Show all". */
const FIRST = 10;

/** List of what members opened and changed in the household, loaded once it is unfolded. */
export const MemberDays = ({ userId }: { readonly userId: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>
        <Trans>Who opened what</Trans>
      </Summary>
      <div className="grid gap-3">
        <p className="measure">
          <Trans>
            What members opened and changed in the last 90 days, by day. What the owner does is not
            listed.
          </Trans>
        </p>
        {isOpen && <Days userId={userId} />}
      </div>
    </details>
  );
};

const Days = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery(memberDaysQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load who opened what`} />
    ) : (
      <Loading isPart />
    );
  const days = query.data.answer;
  const count = days.length;
  if (count === 0)
    return (
      <p className="text-text-soft">
        <Trans>No member has opened anything.</Trans>
      </p>
    );
  return (
    <>
      <ul className="measure grid divide-y divide-line">
        {days.slice(0, isWhole ? count : FIRST).map((day) => (
          <OneDay key={`${day.day} ${day.memberId}`} day={day} />
        ))}
      </ul>
      {count > FIRST && !isWhole && (
        <div>
          <Button look="secondary" onClick={() => setIsWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

const OneDay = ({ day: { name, role, parts } }: { readonly day: MemberDay }) => {
  const { i18n } = useLingui();
  const times = parts.flatMap(({ openedAt, changedAt }) =>
    [openedAt ?? [], changedAt ?? []].flat(),
  );
  const latest = times.toSorted().at(-1) ?? '';
  const words: Readonly<Record<MemberAct, readonly string[]>> = {
    opened: parts
      .filter(({ openedAt }) => openedAt !== null)
      .map(({ scope }) => scopeWords(i18n, scope)),
    changed: parts.flatMap(({ scope, changedAt }) =>
      changedAt === null
        ? []
        : `${scopeWords(i18n, scope)} (${i18n.date(changedAt, { timeStyle: 'short' })})`,
    ),
  };
  return (
    <li className="grid gap-1 py-3 wrap-anywhere">
      <p>
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-text-soft">· {roleWords(i18n, role)}</span>
      </p>
      <p className="text-sm text-text-soft">
        <time dateTime={latest}>{i18n.date(latest, { dateStyle: 'full' })}</time>
      </p>
      <dl className="grid grid-cols-[5.5rem_1fr]">
        {MEMBER_ACTS.filter((act) => words[act].length > 0).map((act) => (
          <div key={act} className="contents">
            <dt>{actWords(i18n, act)}</dt>
            <dd className="text-text-soft">{words[act].join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};
