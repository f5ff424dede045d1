import type { CrisisTier, DangerKind } from '@hearthway/domain/crisis/crisis.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { Summary } from '../../components/Summary.tsx';
import { CrisisContacts } from './CrisisContacts.tsx';
import { LeaveFast } from './LeaveFast.tsx';

/** Telephone numbers first, for people who can read no more. Facts and sources: content/lessons/meltdown-and-safety-plan.en.md. */
export const NotSafeTonightPage = () => {
  const { t } = useLingui();
  return (
    <ReadingPage>
      <PageHeading title={t`Not safe tonight`}>
        <Trans>
          If someone may be hurt now, call 911. Say first that your child is autistic, and what
          helps.
        </Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <CrisisContacts tier="emergency" kind={undefined} />
        <div className="divide-y divide-line rounded-soft border border-line bg-raised">
          <Danger title={<Trans>My child is missing</Trans>} tier="emergency" kind="missing">
            <Trans>Call 911 at once, and search the nearest water first.</Trans>
          </Danger>
          <Danger
            title={<Trans>My child hurts themselves or others</Trans>}
            tier="emergency"
            kind="child-attacks"
          >
            <Trans>
              Few words, a calm voice, less light and noise, and room. Ask others to step back.
            </Trans>
          </Danger>
          <Danger title={<Trans>I cannot go on</Trans>} tier="self-harm" kind={undefined}>
            <Trans>988 is there for parents, too, day and night.</Trans>
          </Danger>
          <Danger title={<Trans>Someone at home hurts us</Trans>} tier="violence" kind={undefined}>
            <LeaveFast isKept={false} />
          </Danger>
        </div>
        <p>
          <Link to="/learning/module/meltdown-and-safety-plan">
            <Trans>When it is calm again: make a plan for the next time</Trans>
          </Link>
        </p>
      </div>
    </ReadingPage>
  );
};

interface DangerProps {
  readonly title: ReactNode;
  readonly tier: CrisisTier;
  readonly kind: DangerKind | undefined;
  readonly children: ReactNode;
}

/** Its content is mounted while it is open: until then the Escape key of a quick exit leaves no page. */
const Danger = ({ title, tier, kind, children }: DangerProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group px-4 py-1"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Summary>{title}</Summary>
      {isOpen && (
        <div className="grid gap-3 pb-4">
          <div>{children}</div>
          <CrisisContacts tier={tier} kind={kind} />
        </div>
      )}
    </details>
  );
};
