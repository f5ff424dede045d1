import { OFFICES } from '@hearthway/domain/directory/offices.constants.ts';
import type { CallPlan } from '@hearthway/domain/favorites/call-plan.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { telephoneLink } from '../../directory/shared/listing/contact-links.ts';
import { LookItUp } from '../../directory/shared/listing/offices/OfficeList.tsx';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { providerPath } from '../../directory/shared/provider-path.ts';
import { May } from '../../household/shared/May.tsx';
import { CallForms } from './CallForms.tsx';
import { OpenLine } from './OpenLine.tsx';
import { OUTCOME_WORDS } from './outcome-words.ts';

interface CallCardProps {
  readonly userId: string;
  readonly favorite: Favorite;
  readonly plan: CallPlan;
  /** ISO day for which it is planned. */
  readonly day: string;
}

export const CallCard = ({ userId, favorite, plan, day }: CallCardProps) => {
  const { i18n } = useLingui();
  const { id, name, phone, category } = favorite;
  const callAt = plan.later.find(({ resourceId }) => resourceId === id)?.callAt;
  const noted = plan.noted.find(({ resourceId }) => resourceId === id);
  return (
    <article className="grid grid-cols-1 gap-3 rounded-soft border border-line bg-raised p-4 sm:p-5">
      <h3 className="text-lg">
        <Link to={providerPath(id)} lang={LISTING_LANGUAGE}>
          {name}
        </Link>
      </h3>
      {callAt !== undefined && (
        <p className="font-semibold">
          <Trans>Call on {i18n.date(callAt, { dateStyle: 'full', timeStyle: 'short' })}</Trans>
        </p>
      )}
      {phone === null && category === OFFICES && <LookItUp office={favorite} />}
      {phone === null && category !== OFFICES && (
        <p>
          <Trans>We have no number of theirs. See their page for other ways.</Trans>
        </p>
      )}
      {phone !== null && (
        <a className={`justify-self-start ${buttonClass('primary')}`} href={telephoneLink(phone)}>
          <Phone aria-hidden className="size-4" />
          <span className="sr-only">
            <Trans>Call {name}:</Trans>
          </span>
          {phone}
        </a>
      )}
      <OpenLine favorite={favorite} day={day} />
      <Tips favorite={favorite} />
      <div role="status" className="text-sm empty:hidden">
        {noted !== undefined && <OwnNote noted={noted} />}
      </div>
      <May effect="write" scope="favorites">
        <CallForms userId={userId} resourceId={id} day={day} callAt={callAt} noted={noted} />
      </May>
    </article>
  );
};

const OwnNote = ({ noted }: { readonly noted: CallPlan['noted'][number] }) => {
  const { i18n } = useLingui();
  const { outcome, holdMinutes, keys, notedAt } = noted;
  return (
    <p>
      <Trans>
        Your call on {i18n.date(notedAt, { dateStyle: 'medium' })}: {i18n._(OUTCOME_WORDS[outcome])}
      </Trans>
      {holdMinutes !== null && (
        <>
          {' · '}
          <Plural value={holdMinutes} one="# minute on hold" other="# minutes on hold" />
        </>
      )}
      {keys !== null && (
        <>
          {' · '}
          <Trans>keys {keys}</Trans>
        </>
      )}
    </p>
  );
};

const Tips = ({ favorite: { callTips } }: Pick<CallCardProps, 'favorite'>) => {
  if (callTips === null) return null;
  const { hold, keys } = callTips;
  return (
    <ul className="grid gap-1 text-sm">
      {hold !== null && (
        <li>
          <Plural
            value={hold.minutes}
            _0="Hardly any wait on hold."
            one="About # minute on hold."
            other="About # minutes on hold."
          />{' '}
          <NotedBy families={hold.families} />
        </li>
      )}
      {keys !== null && (
        <li>
          <Trans>These keys led to a person: {keys.keys}.</Trans>{' '}
          <NotedBy families={keys.families} />
        </li>
      )}
    </ul>
  );
};

const NotedBy = ({ families }: { readonly families: number }) => (
  <span className="text-text-soft">
    <Plural value={families} one="One family noted it." other="# families noted it." />
  </span>
);
