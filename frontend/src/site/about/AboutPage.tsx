import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useSession } from '../../session/useSession.ts';

/** Why the site exists. No founder's story: each operator has their own. */
export const AboutPage = () => {
  const { t } = useLingui();
  const session = useSession();
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-x-12 gap-y-10 md:grid-cols-[1fr_16rem]">
      <div className="grid min-w-0 gap-10">
        <div>
          <PageHeading title={t`About ${PRODUCT.name}`}>
            <Trans>A guidebook for families of autistic children.</Trans>
          </PageHeading>
          <Story />
        </div>
        <Section title={t`What we hold ourselves to`}>
          <Values />
        </Section>
        <Section title={t`What it costs`}>
          <p>
            <Trans>
              The free plan needs no card. Paid plans will carry the costs: we show no ads, and we
              sell nothing we know about you.
            </Trans>
          </p>
          <div className={`mt-2 ${buttonRow}`}>
            {session.status === 'visitor' && (
              <Link className={`${buttonClass('primary')} visitor-only`} to="/signup">
                <Trans>Create Free Account</Trans>
              </Link>
            )}
            <Link className={buttonClass('secondary')} to="/subscribe">
              <Trans>See plans and prices</Trans>
            </Link>
          </div>
        </Section>
      </div>
      <Doorway className="mx-auto hidden w-full md:block" />
    </div>
  );
};

const Story = () => (
  <div className="measure grid gap-4">
    <p>
      <Trans>
        It often starts like this. A doctor says a word, hands over a leaflet, and the door closes.
        At home, at night, on a phone, the questions begin: who near us can help? Will our insurance
        pay? What do we do while we wait?
      </Trans>
    </p>
    <p>
      <Trans>
        The answers exist, but they are scattered: in registries made for billing, in plans made for
        lawyers, in lists where half the numbers are dead. So parents build a spreadsheet and call
        one number after another.
      </Trans>
    </p>
    <p>
      <Trans>
        {PRODUCT.name} was made so that no family has to start from nothing. It takes public records
        of providers, says where each comes from and how old it is, and puts those near you first.
        How many there are of each kind is on <Link to="/">the start page</Link>, counted from the
        records themselves.
      </Trans>
    </p>
    <p>
      <Trans>
        It is not finished. Where a page is still being built, it says so, and tells you what you
        can do today.
      </Trans>
    </p>
  </div>
);

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="measure grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

const Values = () => (
  <ul className="grid list-disc gap-3 ps-6">
    <li>
      <Trans>
        <strong>Your child is fine as a person.</strong> We look for support that makes life easier,
        not for ways to make a child seem less autistic.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Honest.</strong> A fact has a source and a date. A rating without reviews says so.
        What is made up, to show how a page works, is marked as a demo.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Calm.</strong> Nothing blinks, and nothing makes you feel late.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Yours.</strong> What you tell us stays yours: take it with you or delete it, when
        you like. <Link to="/privacy">How we protect it</Link>
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>For everyone.</strong> With a keyboard, with a screen reader, with large letters, on
        an old phone.
      </Trans>
    </li>
  </ul>
);
