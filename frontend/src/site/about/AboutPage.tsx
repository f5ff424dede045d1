import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { useSession } from '../../session/useSession.ts';

/** Why the site exists. No founder's story: each operator has their own. */
export const AboutPage = () => {
  const { t } = useLingui();
  const session = useSession();
  return (
    <ReadingPage picture={<Doorway className="hidden w-full md:block" />}>
      <div className="grid min-w-0 gap-10">
        <div>
          <PageHeading title={t`About ${PRODUCT.name}`}>
            <Trans>A guidebook for families of autistic children.</Trans>
          </PageHeading>
          <Story />
        </div>
        <Section title={t`What we promise`}>
          <Values />
        </Section>
        <Section title={t`What it costs`}>
          <p>
            <Trans>
              The free plan needs no card. Paid plans cover our costs: we show no ads, and we never
              sell your information.
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
    </ReadingPage>
  );
};

const Story = () => (
  <div className="measure grid gap-4">
    <p>
      <Trans>
        It often starts like this. A doctor says a word, hands you a brochure, and the door closes.
        At home, at night, on a phone, the questions begin: who near us can help? Will our insurance
        pay? What do we do while we wait?
      </Trans>
    </p>
    <p>
      <Trans>
        The answers exist, but they are scattered: in registries made for billing, in policies
        written for lawyers, in lists where half the phone numbers no longer work. So parents build
        a spreadsheet and make call after call.
      </Trans>
    </p>
    <p>
      <Trans>
        {PRODUCT.name} exists so that no family has to start from zero. It brings together public
        records of providers, shows where each one comes from and how old it is, and lists the
        closest first. See how many there are of each kind on <Link to="/">the start page</Link>,
        counted from the records themselves.
      </Trans>
    </p>
    <p>
      <Trans>
        We are not finished. A page that is still being built says so, and tells you what you can do
        today.
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
        <strong>Your child is fine the way they are.</strong> We look for support that makes life
        easier, not for ways to make a child seem less autistic.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Honest.</strong> Every fact has a source and a date. If a provider has no reviews
        yet, we say so. Made-up examples are marked as demos.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Calm.</strong> Nothing blinks, and nothing makes you feel late.
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>Yours.</strong> What you tell us stays yours: take it with you or delete it whenever
        you like. <Link to="/privacy">How we protect it</Link>
      </Trans>
    </li>
    <li>
      <Trans>
        <strong>For everyone.</strong> It works with a keyboard, a screen reader, large text, or an
        old phone.
      </Trans>
    </li>
  </ul>
);
