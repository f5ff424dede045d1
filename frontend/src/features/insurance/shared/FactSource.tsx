import type { CitedFact } from '@hearthway/domain/content/content.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';

interface FactSourceProps {
  readonly facts: readonly CitedFact[];
}

/** Source of a statement, with its date and how well it was checked. */
export const FactSource = ({ facts }: FactSourceProps) => {
  if (facts.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-text-soft wrap-anywhere">
      {facts.map((fact) => (
        <li key={fact.id}>
          <OneSource fact={fact} />
        </li>
      ))}
    </ul>
  );
};

const OneSource = ({ fact }: { readonly fact: CitedFact }) => {
  const { i18n } = useLingui();
  const { source, url, asOf, verified, correction } = fact;
  const when = asOf === undefined ? undefined : dateWords(i18n.locale, asOf);
  return (
    <>
      <Trans>Source:</Trans>{' '}
      {url === undefined ? source : <OutsideLink href={url}>{source}</OutsideLink>}
      {when !== undefined && (
        <>
          , <Trans>as of {when}</Trans>
        </>
      )}
      .{' '}
      {correction !== undefined ? (
        <Trans>
          Verified by {correction.by} on {dateWords(i18n.locale, correction.on)}.
        </Trans>
      ) : (
        <Level verified={verified} />
      )}
    </>
  );
};

const Level = ({ verified }: Pick<CitedFact, 'verified'>) => {
  switch (verified) {
    case 'primary':
      return <Trans>We read it at the source.</Trans>;
    case 'secondary':
      return <Trans>We read it in another party’s words. Confirm it with your plan.</Trans>;
    case 'unverified':
      return <Trans>General advice. Confirm it with your plan.</Trans>;
  }
};

/** Formats `2025`, `2025-04` or `2025-04-15` in words; undefined without a date. */
const dateWords = (locale: string, date: string): string | undefined => {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return undefined;
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
};
