import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import type { Coverage, PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FactSource } from '../shared/FactSource.tsx';
import { NotFoundYet } from '../shared/NotFoundYet.tsx';
import type { StateItem } from '../shared/state.queries.ts';
import { statePath } from '../shared/state-path.ts';
import { Part } from './Part.tsx';

const KIND_WORDS: Readonly<Record<StateItem['data']['law']['kind'], MessageDescriptor>> = {
  statute: msg`A law about autism`,
  bulletin: msg`A bulletin of the insurance department, not a law`,
  parity: msg`A rule for all conditions alike, not a law about autism`,
};

const LIMITS = [
  ['ageLimit', msg`Age`],
  ['annualCap', msg`Most it pays in a year`],
  ['otherLimits', msg`Other limits`],
  ['exemptPlans', msg`Plans it leaves out`],
] as const;

interface StateLawProps {
  readonly item: StateItem;
  readonly coverage: Coverage;
  readonly answers: PlanAnswers;
}

/** Autism law of the family's state, as far as it may apply to the plan. */
export const StateLaw = ({ item, coverage, answers }: StateLawProps) => {
  const { t } = useLingui();
  const { data, words, language } = item;
  const { title } = words;
  const ofLaw = factsOf(item, 'law.statute');
  return (
    <Part title={t`The law of ${title}`}>
      {coverage.stateLaw === 'no' ? (
        <p className="measure">
          <Trans>
            It does not bind this plan. You can still read it: a plan may choose to follow it.
          </Trans>{' '}
          <Link to={answers.state === null ? '/insurance-help' : statePath(answers.state)}>
            <Trans>The law of {title} and who helps there</Trans>
          </Link>
        </p>
      ) : (
        <>
          <div className="grid gap-1">
            <p>
              {t(KIND_WORDS[data.law.kind])}: <span lang="en">{data.law.statute}</span>{' '}
              <Trans>(since {data.law.year})</Trans>
            </p>
            <FactSource facts={ofLaw} />
          </div>
          <dl className="grid gap-3">
            {LIMITS.map(([field, name]) => {
              const value = words[field];
              return (
                <div key={field}>
                  <dt className="text-sm text-text-soft">{t(name)}</dt>
                  <dd className="grid gap-1">
                    {value === undefined ? <NotFoundYet /> : <span lang={language}>{value}</span>}
                    <FactSource
                      facts={factsOf(item, `words.${field}`).filter((it) => !ofLaw.includes(it))}
                    />
                    {field === 'ageLimit' && value !== undefined && answers.age !== null && (
                      <Beside>
                        <Plural
                          value={answers.age}
                          one="Your child is # year old. Compare it with this limit."
                          other="Your child is # years old. Compare it with this limit."
                        />
                      </Beside>
                    )}
                    {field === 'annualCap' && value !== undefined && (
                      <Beside>
                        <Trans>
                          The parity law may keep the plan from using a cap or an age limit. Ask
                          whether it does.
                        </Trans>
                      </Beside>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
          {words.notes !== undefined && (
            <p className="measure" lang={language}>
              {words.notes}
            </p>
          )}
          <p className="print:hidden">
            <Link to={answers.state === null ? '/insurance-help' : statePath(answers.state)}>
              <Trans>The law of {title} and who helps there</Trans>
            </Link>
          </p>
        </>
      )}
    </Part>
  );
};

const Beside = ({ children }: { readonly children: ReactNode }) => (
  <span className="text-sm text-text-soft">{children}</span>
);
