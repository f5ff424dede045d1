import type { Office } from '@hearthway/domain/directory/offices.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../../components/Button.tsx';
import { OutsideLink } from '../../../../../components/OutsideLink.tsx';
import { LISTING_LANGUAGE } from '../../listing-language.ts';
import { providerPath } from '../../provider-path.ts';
import { asOfWords } from '../as-of-words.ts';
import { telephoneLink } from '../contact-links.ts';
import { inPhrases, SOURCES } from '../directory-phrases.ts';
import { officeWords } from './office-words.ts';

/** Offices with their numbers; a number that only one list has is to be looked up. */
export const OfficeList = ({ offices }: { readonly offices: readonly Office[] }) => (
  <ul className="grid gap-4">
    {offices.map((office) => (
      <li key={office.id} className="grid gap-2 break-inside-avoid">
        <OfficeOf office={office} />
      </li>
    ))}
  </ul>
);

const OfficeOf = ({ office }: { readonly office: Office }) => {
  const { i18n } = useLingui();
  const { id, name, phone, website, agreeing, level, asOf } = office;
  const kind = officeWords(i18n, office.kind);
  const source = inPhrases(i18n, SOURCES, office.source);
  const day = asOf === null ? undefined : asOfWords(i18n, asOf);
  return (
    <>
      <div>
        <Link to={providerPath(id)} lang={LISTING_LANGUAGE} className="font-semibold">
          {name}
        </Link>
        {kind && <p className="text-sm text-text-soft">{kind.name}</p>}
      </div>
      {phone === null ? (
        <LookItUp website={website} name={name} />
      ) : (
        <a className={`justify-self-start ${buttonClass('secondary')}`} href={telephoneLink(phone)}>
          <Phone aria-hidden className="size-4" />
          <span className="sr-only">
            <Trans>Call {name}:</Trans>
          </span>
          {phone}
        </a>
      )}
      {phone !== null && website !== null && (
        <p className="break-words text-sm">
          <OutsideLink href={website}>{hostOf(website)}</OutsideLink>
        </p>
      )}
      <p className="text-sm text-text-soft">
        {level === 'recalled' ? (
          <Trans>From memory, not checked</Trans>
        ) : (
          <Trans>
            Source: <span lang={source.lang}>{source.text}</span>
          </Trans>
        )}
        {day !== undefined && `, ${day}`}
        {phone !== null && (
          <>
            {'. '}
            <Plural
              value={agreeing}
              one="One other list has the same number."
              other="# other lists have the same number."
            />
          </>
        )}
      </p>
    </>
  );
};

const LookItUp = ({ website, name }: { readonly website: string | null; readonly name: string }) =>
  website === null ? (
    <p>
      <Trans>We have no number that two lists agree on. Look it up by its name.</Trans>
    </p>
  ) : (
    <p className="break-words">
      <Trans>
        Look up the number at{' '}
        <OutsideLink href={website}>
          {hostOf(website)} <span className="sr-only">({name})</span>
        </OutsideLink>
      </Trans>
    </p>
  );

const hostOf = (website: string): string => URL.parse(website)?.hostname ?? website;
