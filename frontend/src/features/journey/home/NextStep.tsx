import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { Bench } from '../../../components/illustrations/Bench.tsx';
import { Doorway } from '../../../components/illustrations/Doorway.tsx';
import { Notebook } from '../../../components/illustrations/Notebook.tsx';
import { PhoneCall } from '../../../components/illustrations/PhoneCall.tsx';
import { telephoneLink } from '../../directory/shared/listing/contact-links.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { providerPath } from '../../directory/shared/provider-path.ts';
import { useCallList } from '../../favorites/shared/useCallList.ts';
import { OnboardingCard } from '../shared/OnboardingCard.tsx';
import type { AnswersState } from '../shared/useAnswers.ts';

interface NextStepProps {
  readonly userId: string;
  readonly known: AnswersState;
}

/** The one thing to do next, by how far the family is. */
export const NextStep = ({ userId, known }: NextStepProps) => {
  const { count, next, isUnsorted } = useCallList(userId);
  if (known.status !== 'known' || known.answers === null) return <OnboardingCard />;
  if (next !== undefined) return <Call favorite={next} />;
  if (count === 0) return <FirstFavorite />;
  return isUnsorted ? <WhomToCall /> : <LookFurther />;
};

interface StepProps {
  readonly title: ReactNode;
  readonly words: ReactNode;
  readonly Drawing: ComponentType<{ readonly className: string }>;
  /** Its links, the first of which is solid. */
  readonly children: ReactNode;
}

const HEADING = 'next-step';

const Step = ({ title, words, Drawing, children }: StepProps) => (
  <section
    aria-labelledby={HEADING}
    className="grid grid-cols-1 items-center gap-x-10 gap-y-4 rounded-soft bg-accent-wash p-4 sm:min-h-56 sm:grid-cols-[minmax(0,1fr)_12rem] sm:p-8"
  >
    <div className="grid justify-items-start gap-3">
      <p className="text-sm font-semibold text-text-soft">
        <Trans>Your next step</Trans>
      </p>
      <h2 id={HEADING} className="text-2xl">
        {title}
      </h2>
      <p className="measure">{words}</p>
      <div className={buttonRow}>{children}</div>
    </div>
    <Drawing className="w-full max-sm:hidden" />
  </section>
);

const Call = ({ favorite: { id, name, phone } }: { readonly favorite: Favorite }) => (
  <Step
    Drawing={PhoneCall}
    title={
      <Trans>
        Call <span lang={LISTING_LANGUAGE}>{name}</span>
      </Trans>
    }
    words={
      <Trans>
        Ask if they take new families, how long the wait is, and if they work with your insurance.
      </Trans>
    }
  >
    {phone !== null && (
      <a className={buttonClass('primary')} href={telephoneLink(phone)}>
        <Phone aria-hidden className="size-4" />
        <Trans>Call {phone}</Trans>
      </a>
    )}
    <Link className={buttonClass(phone === null ? 'primary' : 'secondary')} to={providerPath(id)}>
      <Trans>See their page</Trans>
    </Link>
  </Step>
);

const FirstFavorite = () => (
  <Step
    Drawing={Doorway}
    title={<Trans>Find someone to call</Trans>}
    words={<Trans>Look for help near you, and press the heart beside the ones that fit.</Trans>}
  >
    <Link className={buttonClass('primary')} to="/resources">
      <Trans>Find Resources</Trans>
    </Link>
  </Step>
);

const WhomToCall = () => (
  <Step
    Drawing={Notebook}
    title={<Trans>Choose who to call first</Trans>}
    words={
      <Trans>
        Mark one of your favorites “To call”. You’ll find its number here when you are ready.
      </Trans>
    }
  >
    <Link className={buttonClass('primary')} to="/favorites">
      <Trans>Open your favorites</Trans>
    </Link>
  </Step>
);

const LookFurther = () => (
  <Step
    Drawing={Bench}
    title={<Trans>While you wait</Trans>}
    words={
      <Trans>
        You have called everyone on your list. See what else helps now, or who else is near.
      </Trans>
    }
  >
    <Link className={buttonClass('primary')} to="/while-you-wait">
      <Trans>See my steps</Trans>
    </Link>
    <Link className={buttonClass('secondary')} to="/resources">
      <Trans>Find Resources</Trans>
    </Link>
  </Step>
);
