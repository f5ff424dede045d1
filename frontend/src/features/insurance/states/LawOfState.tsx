import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactSource } from '../shared/FactSource.tsx';
import { NotFoundYet } from '../shared/NotFoundYet.tsx';
import type { StateItem } from '../shared/state.queries.ts';

const KIND_WORDS: Readonly<Record<StateItem['data']['law']['kind'], MessageDescriptor>> = {
  statute: msg`A law about autism`,
  bulletin: msg`A bulletin of the insurance department, not a law`,
  parity: msg`A rule for all conditions alike, not a law about autism`,
};

const LIMITS = [
  ['ageLimit', msg`Ages`],
  ['annualCap', msg`The most it pays in a year`],
  ['otherLimits', msg`Other limits`],
  ['exemptPlans', msg`Plans it leaves out`],
] as const;

/** State law in plain words, and how well it is known. */
export const LawOfState = ({ item }: { readonly item: StateItem }) => {
  const { t } = useLingui();
  const { data, words, language } = item;
  const ofLaw = factsOf(item, 'law.statute');
  const ofYear = factsOf(item, 'law.year').filter(({ id }) => !ofLaw.some((it) => it.id === id));
  const isOwn = (field: string) =>
    factsOf(item, field).filter(({ id }) => !ofLaw.some((it) => it.id === id));
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 rounded-soft border border-line bg-raised p-4 sm:p-5">
        <div>
          <dt className="text-sm text-text-soft">{t(KIND_WORDS[data.law.kind])}</dt>
          <dd className="wrap-anywhere">
            <span lang="en">{data.law.statute}</span> <Trans>(since {data.law.year})</Trans>
          </dd>
        </div>
        {LIMITS.map(([field, name]) => (
          <div key={field}>
            <dt className="text-sm text-text-soft">{t(name)}</dt>
            <dd className="grid gap-1">
              {words[field] === undefined ? (
                <NotFoundYet />
              ) : (
                <span lang={language}>{words[field]}</span>
              )}
              <FactSource facts={isOwn(`words.${field}`)} />
            </dd>
          </div>
        ))}
      </dl>
      {words.notes !== undefined && (
        <p className="measure" lang={language}>
          {words.notes}
        </p>
      )}
      <FactSource facts={[...ofLaw, ...ofYear]} />
    </>
  );
};
