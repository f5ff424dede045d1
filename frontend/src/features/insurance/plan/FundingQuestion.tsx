import {
  FUNDINGS_OF,
  MAY_BE_GRANDFATHERED,
  type PlanSource,
} from '@hearthway/domain/insurance/plan-answers.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TickBox } from '../../../components/TickBox.tsx';
import { Choices } from './Choices.tsx';
import { FUNDING_WORDS } from './plan-words.ts';
import { Question } from './Question.tsx';
import type { StepProps } from './SourceQuestion.tsx';

const TITLES: Readonly<Partial<Record<PlanSource, MessageDescriptor>>> = {
  bought: msg`What did you buy?`,
  medicaid: msg`Which cards do you have?`,
  chip: msg`Is your CHIP a part of Medicaid?`,
};

/** Asks who funds or runs the plan, and explains how to find out. */
export const FundingQuestion = ({ plan, had }: StepProps) => {
  const { t } = useLingui();
  const { source, funding, isGrandfathered } = plan.answers;
  if (source === null) return null;
  return (
    <Question
      plan={plan}
      had={had}
      title={t(TITLES[source] ?? msg`Who pays the bills of the plan?`)}
      isReady={funding !== null}
      help={<HowToFindOut source={source} />}
    >
      {(labelledBy) => (
        <>
          <Choices
            labelledBy={labelledBy}
            chosen={funding}
            onChoose={(chosen) => plan.send({ type: 'choose', change: { funding: chosen } })}
            choices={FUNDINGS_OF[source].map((value) => {
              const { name, hint } = FUNDING_WORDS[value];
              return { value, name: t(name), hint: hint && t(hint) };
            })}
          />
          {MAY_BE_GRANDFATHERED.includes(source) && (
            <TickBox
              label={t`The plan’s papers call it “grandfathered”`}
              checked={isGrandfathered}
              onChange={({ target }) =>
                plan.send({ type: 'choose', change: { isGrandfathered: target.checked } })
              }
            />
          )}
        </>
      )}
    </Question>
  );
};

const HowToFindOut = ({ source }: { readonly source: PlanSource }) => {
  if (source === 'bought' || source === 'medicaid') return null;
  if (source === 'chip')
    return (
      <div className="measure grid gap-2 border-t border-line pt-4">
        <p>
          <Trans>The approval letter may say it. If not, call the number on it and ask:</Trans>
        </p>
        <ToAsk>
          <Trans>“Is our CHIP a part of Medicaid, or a separate program?”</Trans>
        </ToAsk>
      </div>
    );
  return (
    <div className="measure grid gap-3 border-t border-line pt-4">
      <h3 className="text-lg">
        <Trans>How to find out</Trans>
      </h3>
      <dl className="grid gap-3">
        <div>
          <dt className="font-semibold">
            <Trans>On the card</Trans>
          </dt>
          <dd>
            <Trans>
              The card looks the same either way. An insurer’s name on it does not mean that the
              insurer pays.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>In the plan document</Trans>
          </dt>
          <dd>
            <Trans>
              Look in the Summary Plan Description for the words self-funded, self-insured or
              “administered by.”
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>At the benefits office</Trans>
          </dt>
          <dd className="grid gap-2">
            <p>
              <Trans>Write a short email, so that you have the answer in writing:</Trans>
            </p>
            <ToAsk>
              <Trans>
                “Is our health plan self-funded or fully insured? If it is fully insured, in which
                state was the policy issued? Please send me the Summary Plan Description, too.”
              </Trans>
            </ToAsk>
          </dd>
        </div>
      </dl>
    </div>
  );
};

const ToAsk = ({ children }: { readonly children: ReactNode }) => (
  <p className="rounded-soft border-s-4 border-accent bg-accent-wash px-4 py-3">{children}</p>
);
