import type { Benefit, LookupAnswer } from '@hearthway/domain/insurance/lookup.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

/** The answer to a lookup. */
export const CoverageCards = ({ coverage }: { readonly coverage: LookupAnswer }) => {
  const { t } = useLingui();
  const { benefits, authorization, contacts } = coverage;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card title={t`Coverage Summary`}>
        <p className="font-semibold">{coverage.provider}</p>
        <BenefitPart title={t`ABA Therapy`} benefit={benefits.abaTherapy} />
        <BenefitPart title={t`Speech Therapy`} benefit={benefits.speechTherapy} />
        <BenefitPart title={t`Occupational Therapy`} benefit={benefits.occupationalTherapy} />
        <h3 className="font-semibold">
          <Trans>Prior authorization</Trans>
        </h3>
        <p>{authorization.notes}</p>
      </Card>
      <Card title={t`Important Contacts`}>
        <h3 className="font-semibold">
          <Trans>Member services</Trans>
        </h3>
        <p>{contacts.customerService}</p>
        <h3 className="font-semibold">
          <Trans>Behavioral health</Trans>
        </h3>
        <p>{contacts.behavioralHealth}</p>
      </Card>
    </div>
  );
};

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Card = ({ title, children }: CardProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-soft border border-line bg-raised p-5"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface BenefitPartProps {
  readonly title: string;
  readonly benefit: Benefit;
}

const BenefitPart = ({ title, benefit: { covered, notes, sessions, copay } }: BenefitPartProps) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    <p>
      {covered === null ? (
        <Trans>Depends on your plan</Trans>
      ) : covered ? (
        <Trans>Covered</Trans>
      ) : (
        <Trans>Not covered</Trans>
      )}
    </p>
    <p>{notes}</p>
    {covered === true && (
      <>
        <p>{sessions}</p>
        <p>{copay}</p>
      </>
    )}
  </div>
);
