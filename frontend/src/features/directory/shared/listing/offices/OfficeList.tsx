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

interface OfficeListProps {
  readonly offices: readonly Office[];
  /** Omits the kind, which is in the heading. */
  readonly isOfOneKind?: boolean;
}

/** Offices with their numbers; a number that only one list has should be verified. */
export const OfficeList = ({ offices, isOfOneKind = false }: OfficeListProps) => (
  <ul className="grid grid-cols-1 gap-4">
    {offices.map((office) => (
      <li key={office.id} className="grid grid-cols-1 gap-2 break-inside-avoid">
        <OfficeOf office={office} isOfOneKind={isOfOneKind} />
      </li>
    ))}
  </ul>
);

/** One office: its name, number and source. */
export const OfficeOf = ({
  office,
  isOfOneKind = false,
}: Pick<OfficeListProps, 'isOfOneKind'> & { readonly office: Office }) => {
  const { i18n } = useLingui();
  const { id, name, phone, otherPhones, website } = office;
  const kind = officeWords(i18n, office.kind);
  return (
    <>
      <div>
        <Link to={providerPath(id)} lang={LISTING_LANGUAGE} className="font-semibold">
          {name}
        </Link>
        {kind && !isOfOneKind && <p className="text-sm text-text-soft">{kind.name}</p>}
      </div>
      {phone === null ? (
        <LookItUp office={office} />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {[phone, ...otherPhones].map((each) => (
            <li key={each}>
              <a className={buttonClass('secondary')} href={telephoneLink(each)}>
                <Phone aria-hidden className="size-4" />
                <span className="sr-only">
                  <Trans>Call {name}:</Trans>
                </span>
                {each}
              </a>
            </li>
          ))}
        </ul>
      )}
      {phone !== null && website !== null && (
        <p className="break-words text-sm">
          <OutsideLink href={website}>{hostOf(website)}</OutsideLink>
        </p>
      )}
      <SourceLine office={office} />
    </>
  );
};

const SourceLine = ({
  office: { source: sourceName, level, asOf, phone, agreeing },
}: {
  readonly office: Office;
}) => {
  const { i18n } = useLingui();
  const source = inPhrases(i18n, SOURCES, sourceName);
  const day = asOf === null ? undefined : asOfWords(i18n, asOf);
  return (
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
  );
};

/** Link for looking up a number that is not shown. */
export const LookItUp = ({
  office: { website, name, isPhoneHidden },
}: {
  readonly office: Pick<Office, 'website' | 'name' | 'isPhoneHidden'>;
}) => (
  <div className="grid grid-cols-1 gap-1">
    {isPhoneHidden && (
      <p>
        <Trans>Families told us that the number is wrong. We hide it until it is checked.</Trans>
      </p>
    )}
    {website === null ? (
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
    )}
  </div>
);

const hostOf = (website: string): string => URL.parse(website)?.hostname ?? website;
