import type { CitedFact } from '@hearthway/domain/content/content.contract.ts';
import type { Benefit, LookupAnswer } from '@hearthway/domain/insurance/lookup.contract.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { stateCodes, statePath } from '../shared/state-path.ts';
import { Card } from './Card.tsx';
import { Sources } from './Sources.tsx';

interface CoverageCardsProps {
  readonly answer: LookupAnswer;
}

export const CoverageCards = ({ answer }: CoverageCardsProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
    <CoverageSummary answer={answer} />
    <ImportantContacts answer={answer} />
  </div>
);

const CoverageSummary = ({ answer }: CoverageCardsProps) => {
  const { t } = useLingui();
  const { provider, state, benefits, authorizationRequired, authorization } = answer;
  const code = stateCodes.find((each) => each === state);
  const named = (ids: readonly string[]) => factsNamed(answer, ids);
  return (
    <Card title={t`Coverage Summary`}>
      <p className="text-lg">
        <strong>{provider}</strong>
        {code !== undefined && (
          <>
            , <Link to={statePath(code)}>{STATES[code]}</Link>
          </>
        )}
      </p>
      <BenefitPart
        title={t`ABA Therapy`}
        benefit={benefits.abaTherapy}
        facts={named(benefits.abaTherapy.facts)}
      />
      <BenefitPart
        title={t`Speech Therapy`}
        benefit={benefits.speechTherapy}
        facts={named(benefits.speechTherapy.facts)}
      />
      <BenefitPart
        title={t`Occupational Therapy`}
        benefit={benefits.occupationalTherapy}
        facts={named(benefits.occupationalTherapy.facts)}
      />
      <Part title={t`Prior authorization`}>
        {authorizationRequired === true && (
          <p className="font-semibold">
            <Trans>Required</Trans>
          </p>
        )}
        <p>{authorization.notes}</p>
        <Sources facts={named(authorization.facts)} />
      </Part>
    </Card>
  );
};

const ImportantContacts = ({ answer }: CoverageCardsProps) => {
  const { t } = useLingui();
  const { customerService, behavioralHealth, memberPortal, numbers } = answer.contacts;
  return (
    <Card title={t`Important Contacts`}>
      <Part title={t`Member services`}>
        {numbers.some(({ phone }) => phone === customerService) || <p>{customerService}</p>}
        {numbers.map(({ label, phone, note, facts }) => (
          <div key={phone} className="grid gap-1">
            <p>
              {label}: <Phone number={phone} />
            </p>
            {note !== null && <p className="text-sm text-text-soft">{note}</p>}
            <Sources facts={factsNamed(answer, facts)} />
          </div>
        ))}
      </Part>
      <Part title={t`Behavioral health`}>
        <p>{behavioralHealth}</p>
      </Part>
      {memberPortal !== undefined && (
        <Part title={t`Member portal`}>
          <OutsideLink href={memberPortal}>{memberPortal}</OutsideLink>
        </Part>
      )}
      <p>
        <Link to="/insurance-help/call">
          <Trans>Plan your call</Trans>
        </Link>
      </p>
    </Card>
  );
};

const Phone = ({ number }: { readonly number: string }) => (
  <a href={`tel:${number}`} className="font-semibold whitespace-nowrap">
    {number}
  </a>
);

const factsNamed = ({ facts }: LookupAnswer, ids: readonly string[]): readonly CitedFact[] =>
  facts.filter(({ id }) => ids.includes(id));

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <div className="grid gap-1 border-t border-line pt-3">
    <h4 className="font-semibold">{title}</h4>
    {children}
  </div>
);

interface BenefitPartProps {
  readonly title: string;
  readonly benefit: Benefit;
  readonly facts: readonly CitedFact[];
}

/** Shows sessions and copay only if the therapy is covered, or a rule limits it. */
const BenefitPart = ({ title, benefit, facts }: BenefitPartProps) => {
  const { covered, notes, sessions, copay, uncertain } = benefit;
  return (
    <Part title={title}>
      <Covered covered={covered} />
      <p>{notes}</p>
      {covered !== false && facts.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-text-soft">
            <Trans>Sessions</Trans>
          </dt>
          <dd>{sessions}</dd>
          <dt className="text-text-soft">
            <Trans>What you pay</Trans>
          </dt>
          <dd>{copay}</dd>
        </dl>
      )}
      {uncertain.length > 0 && (
        <div className="rounded-soft bg-caution-wash px-3 py-2 text-caution">
          <p className="font-semibold">
            <Trans>Not certain</Trans>
          </p>
          <ul className="grid list-disc gap-1 ps-5">
            {uncertain.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <Sources facts={facts} />
    </Part>
  );
};

const Covered = ({ covered }: Pick<Benefit, 'covered'>) => {
  if (covered === null)
    return (
      <p className="flex items-center gap-2 font-semibold text-caution">
        <CircleHelp aria-hidden className="size-5 shrink-0" />
        <Trans>Depends on your plan</Trans>
      </p>
    );
  return covered ? (
    <p className="flex items-center gap-2 font-semibold text-positive">
      <Check aria-hidden className="size-5 shrink-0" />
      <Trans>Covered</Trans>
    </p>
  ) : (
    <p className="flex items-center gap-2 font-semibold text-caution">
      <X aria-hidden className="size-5 shrink-0" />
      <Trans>Not covered</Trans>
    </p>
  );
};
