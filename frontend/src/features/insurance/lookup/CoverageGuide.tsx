import { PAGE_FACTS } from '@hearthway/domain/insurance/page-facts.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { FactSource } from '../shared/FactSource.tsx';
import { Card } from './Card.tsx';
import { PlainList } from './PlainList.tsx';

/** General explanation of coverage, with six questions to ask. */
export const CoverageGuide = () => {
  const { t } = useLingui();
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">
        <Trans>Coverage Guide</Trans>
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Card title={t`Services that plans often cover`}>
          <dl className="grid gap-3">
            <Service name={t`ABA therapy`}>
              {t`Often with prior authorization. The plan may ask for an assessment first.`}
            </Service>
            <Service name={t`Speech and language therapy`}>
              {t`Ask whether visits for autism count against a yearly limit.`}
            </Service>
            <Service name={t`Occupational therapy`}>
              {t`Ask whether sensory work is covered, and by which code.`}
            </Service>
            <Service name={t`Medical equipment`}>
              {t`A talking device, for example. Ask which papers the plan wants.`}
            </Service>
          </dl>
        </Card>
        <Card title={t`Good to know`}>
          <p>
            <Trans>
              All 50 states have acted so that plans under their law cover autism care. They differ
              in ages, limits and the plans they leave out. See yours in the list of states.
            </Trans>
          </p>
          <FactSource facts={[PAGE_FACTS.mandates]} />
          <p>
            <Trans>
              You may ask your plan for the rules by which it decides what mental health care is
              needed. It must give them to you.
            </Trans>
          </p>
          <FactSource facts={[PAGE_FACTS.criteria]} />
          <p>
            <Trans>
              No insurance for your child, or not enough? Medicaid and CHIP cover many children:{' '}
              <OutsideLink href="https://www.insurekidsnow.gov/">insurekidsnow.gov</OutsideLink>.
            </Trans>
          </p>
        </Card>
      </div>
      <Card title={t`Often quoted, and not verified`}>
        <PlainList
          items={[
            t`ABA therapy without insurance costs $62,400 to $249,600 a year.`,
            t`With insurance it is about $310 a month.`,
            t`Over 200 million people have coverage for autism care.`,
          ]}
        />
        <p className="text-sm text-text-soft">
          <Trans>
            Source: our own product description of 2025. We have not found where these figures come
            from, so don’t count on them. Your plan says what you pay.
          </Trans>
        </p>
      </Card>
      <Card title={t`Six questions to ask`}>
        <SixQuestions />
        <p>
          <Link to="/insurance-help/call">
            <Trans>Plan your call with these and more questions</Trans>
          </Link>
        </p>
      </Card>
    </div>
  );
};

interface ServiceProps {
  readonly name: string;
  readonly children: string;
}

const Service = ({ name, children }: ServiceProps) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const SixQuestions = () => (
  <ol className="measure grid list-decimal gap-2 ps-6">
    <li>
      <Trans>
        Is my plan self-funded? (Then your employer pays the bills, and state rules may not apply.)
      </Trans>
    </li>
    <li>
      <Trans>
        Does it cover ABA, speech, and occupational therapy for autism? How many visits a year?
      </Trans>
    </li>
    <li>
      <Trans>Do I need prior authorization (the plan’s approval before we start)?</Trans>
    </li>
    <li>
      <Trans>
        What do I pay: the deductible (first, each year) and the copay (for each visit)?
      </Trans>
    </li>
    <li>
      <Trans>
        Which providers near me are in your network and accept children as new patients?
      </Trans>
    </li>
    <li>
      <Trans>
        What is the reference number of this call? (Write it down, with the name of the person you
        spoke with.)
      </Trans>
    </li>
  </ol>
);
