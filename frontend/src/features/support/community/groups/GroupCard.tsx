import { nextMeeting } from '@hearthway/domain/content/recurrence.ts';
import type { Meetings } from '@hearthway/domain/content/support-group.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Mail, MapPin, Monitor, Phone } from 'lucide-react';
import { buttonClass } from '../../../../components/Button.tsx';
import { NamedSource } from '../../../../components/text/Sources.tsx';
import { telephoneLink } from '../../../directory/shared/listing/contact-links.ts';
import { languageWords } from '../../../directory/shared/listing/language-words.ts';
import { GroupCalendarButton } from './GroupCalendarButton.tsx';
import type { SupportGroup } from './groups.queries.ts';

/** A group with when and where it meets, how to reach it, and where we know it from. */
export const GroupCard = ({ group }: { readonly group: SupportGroup }) => {
  const { i18n } = useLingui();
  const { data, words, facts } = group;
  const languages = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (
    <article className="grid grid-cols-1 content-start gap-3 rounded-soft border border-line bg-raised p-4 wrap-anywhere sm:p-5">
      <div>
        <h3 className="text-lg" lang="en">
          {words.title}
        </h3>
        {words.description !== '' && <p>{words.description}</p>}
      </div>
      <ul className="grid gap-1">
        <li className="flex items-start gap-2">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          <Where data={data} />
        </li>
        {data.isOnline && data.city !== null && (
          <li className="flex items-start gap-2">
            <Monitor aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            <Trans>You can also join online</Trans>
          </li>
        )}
      </ul>
      <div>
        <p className="text-sm text-text-soft">
          <Trans>When it meets</Trans>
        </p>
        <p className="font-semibold">{words.schedule ?? <Trans>Not known: ask the group</Trans>}</p>
        {data.meets !== null && <Next meets={data.meets} />}
        {data.languages.length > 0 && (
          <p>
            <Trans>
              In {languages.format(data.languages.map((language) => languageWords(i18n, language)))}
            </Trans>
          </p>
        )}
      </div>
      <Contact group={group} />
      {data.meets !== null && <GroupCalendarButton group={group} meets={data.meets} />}
      {facts.map((fact) => (
        <p key={fact.id} className="text-sm text-text-soft">
          <Trans>Source:</Trans> <NamedSource fact={fact} />
          {fact.asOf === undefined && (
            <>
              {' '}
              <Trans>It has no date: ask before you go.</Trans>
            </>
          )}
        </p>
      ))}
    </article>
  );
};

const Where = ({ data: { isOnline, street, city, county, state } }: Pick<SupportGroup, 'data'>) => {
  const place = [street, city === null ? null : `${city}, ${state ?? ''}`].filter(
    (part) => part !== null,
  );
  return (
    <span>
      {county !== null && (
        <span className="block">
          <Trans>{county} County</Trans>
        </span>
      )}
      {place.map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
      {place.length === 0 && isOnline && <Trans>Online</Trans>}
    </span>
  );
};

/** The day and the hour of the group, wherever the page is read. */
const Next = ({ meets }: { readonly meets: Meetings }) => {
  const { i18n } = useLingui();
  const now = new Date().toLocaleString('sv-SE', { timeZone: meets.timeZone }).replace(' ', 'T');
  const next = nextMeeting(meets, now.slice(0, 16));
  if (next === undefined) return null;
  const when = i18n.date(new Date(`${next}:00Z`), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <p>
      <Trans>Next: {when}</Trans> ({zoneWords(i18n.locale, meets.timeZone)})
    </p>
  );
};

/** "Eastern Time". */
const zoneWords = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const Contact = ({ group: { data, words } }: { readonly group: SupportGroup }) => {
  const { phone, email, website } = data;
  const { title } = words;
  const { t } = useLingui();
  return (
    <ul className="-mx-2 flex flex-wrap gap-x-1 gap-y-2">
      {phone !== null && (
        <li>
          <a className={buttonClass('quiet')} href={telephoneLink(phone)}>
            <Phone aria-hidden className="size-4" />
            <span className="sr-only">{t`Call ${title}:`}</span>
            {phone}
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          <a className={buttonClass('quiet')} href={`mailto:${encodeURIComponent(email)}`}>
            <Mail aria-hidden className="size-4" />
            <Trans>
              Email <span className="sr-only">{title}</span>
            </Trans>
          </a>
        </li>
      )}
      {website !== null && (
        <li>
          <a
            className={buttonClass('quiet')}
            href={website}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink aria-hidden className="size-4" />
            <Trans>
              Website <span className="sr-only">of {title} (opens in a new tab)</span>
            </Trans>
          </a>
        </li>
      )}
    </ul>
  );
};
