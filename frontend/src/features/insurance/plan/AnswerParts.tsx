import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FreeHelp } from '../shared/FreeHelp.tsx';
import { officesFor } from '../shared/offices.ts';
import { stateAt } from '../shared/state-path.ts';
import { WhoHelps } from '../shared/WhoHelps.tsx';
import { FederalTopic } from './FederalTopic.tsx';
import { Part } from './Part.tsx';
import { StateLaw } from './StateLaw.tsx';
import type { PlanFacts } from './usePlanFacts.ts';
import { PlanTypes } from './Verdict.tsx';
import { WhatYouPay } from './WhatYouPay.tsx';

interface AnswerPartsProps {
  readonly facts: PlanFacts;
  readonly answers: PlanAnswers;
}

/** Rules that apply or may apply to the plan, by topic. */
export const AnswerParts = ({ facts, answers }: AnswerPartsProps) => {
  const { t } = useLingui();
  const { coverage, types, law } = facts;
  const { planTypes } = coverage;
  const stateCode = stateAt(answers.state ?? '');
  const rules = facts.rules.data;
  const items = (types.data ?? []).filter(({ id }) =>
    planTypes.length === 0
      ? id !== 'grandfathered'
      : planTypes.some((planType) => planType === id) ||
        (answers.isGrandfathered && id === 'grandfathered'),
  );
  const isTricare = planTypes.includes('tricare');
  return (
    <>
      {items.length > 0 && (
        <Part title={items.length === 1 ? t`Your kind of plan` : t`It can be one of these`}>
          <PlanTypes items={items} />
        </Part>
      )}
      {law?.data !== undefined && (
        <StateLaw item={law.data} coverage={coverage} answers={answers} />
      )}
      {coverage.parity !== 'no' && (
        <Part title={t`Parity: no stricter limits than for other care`}>
          {coverage.parity === 'depends' && (
            <p className="measure">
              <Trans>Whether it holds for your plan is not certain yet: ask.</Trans>
            </p>
          )}
          <FederalTopic rules={rules} topic="parity" />
          {answers.source === 'public-employer' && answers.funding !== 'insured' && (
            <FederalTopic rules={rules} topic="parity-governmental" />
          )}
        </Part>
      )}
      {isTricare && (
        <Part title={t`TRICARE’s autism program`}>
          <FederalTopic rules={rules} topic="tricare-acd" />
        </Part>
      )}
      <Part title={t`Approval before care (prior authorization)`}>
        <p className="measure">
          <Trans>
            Many plans want to approve ABA before it starts, and each has its own rules. Ask what
            needs approval, who asks for it and how long it lasts. Care before approval is often not
            paid.
          </Trans>
        </p>
        {coverage.parity !== 'no' && <FederalTopic rules={rules} topic="criteria-on-request" />}
      </Part>
      <WhatYouPay answers={answers} />
      {coverage.federal.includes('erisa') && (
        <Part title={t`Self-funded plans`}>
          <FederalTopic rules={rules} topic="erisa-self-funded" />
        </Part>
      )}
      <MedicaidWays facts={facts} />
      {(law?.data !== undefined || rules !== undefined) && (
        <Part title={t`Who helps`}>
          <WhoHelps
            state={law?.data}
            federal={rules}
            offices={officesFor(coverage.planTypes)}
            level={4}
          />
          {stateCode !== undefined && (
            <FreeHelp
              state={stateCode}
              isMedicaid={coverage.planTypes.some((type) => type.startsWith('medicaid'))}
            />
          )}
        </Part>
      )}
    </>
  );
};

/** Medicaid eligibility by income or by the child's own need. */
const MedicaidWays = ({ facts: { coverage, rules } }: Pick<AnswerPartsProps, 'facts'>) => {
  const { t } = useLingui();
  const { epsdt, katieBeckett } = coverage;
  return (
    <Part title={t`Medicaid, and ways into it`}>
      <p className="measure">
        {epsdt === 'applies' && <Trans>Your child’s plan is Medicaid, so this rule holds:</Trans>}
        {epsdt === 'may-apply' && (
          <Trans>If the plan is Medicaid, or a CHIP that took this rule over, it holds:</Trans>
        )}
        {epsdt === 'as-well' && (
          <Trans>
            Ask your state’s Medicaid office whether your child can have Medicaid beside this plan.
            For a child who has it, this rule holds:
          </Trans>
        )}
        {epsdt === 'too-old' && (
          <Trans>Medicaid’s rule for children ends with the 21st birthday.</Trans>
        )}
      </p>
      {epsdt !== 'too-old' && <FederalTopic rules={rules.data} topic="medicaid-epsdt" />}
      <FederalTopic rules={rules.data} topic="medicaid-waivers" />
      {katieBeckett === 'may-apply' && <FederalTopic rules={rules.data} topic="katie-beckett" />}
    </Part>
  );
};
