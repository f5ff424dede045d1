import type { CitedFact } from '@hearthway/domain/content/content.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { OutsideLink } from '../OutsideLink.tsx';
import type { CitedFacts } from './cited.ts';

interface SourcesProps {
  readonly facts: CitedFacts;
  readonly sourceId: string;
}

/** Sources of a text, initially closed. */
export const Sources = ({ facts, sourceId }: SourcesProps) => {
  if (facts.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="touch inline-flex cursor-pointer list-none items-center gap-2 rounded-soft text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
        <Plural
          value={facts.length}
          one="Where this comes from: # source"
          other="Where this comes from: # sources"
        />
      </summary>
      <ol className="measure grid list-decimal gap-2 ps-6">
        {facts.map((fact, place) => (
          <li key={fact.id} id={`${sourceId}${place + 1}`} tabIndex={-1} className="ps-1">
            <Source fact={fact} />
          </li>
        ))}
      </ol>
    </details>
  );
};

interface SourceProps {
  readonly fact: CitedFact;
}

/** Name, link and date of a source. */
export const NamedSource = ({ fact: { source, url, asOf } }: SourceProps) => {
  const { i18n } = useLingui();
  const when = asOf && dateWords(i18n.locale, asOf);
  return (
    <>
      {url === undefined ? source : <OutsideLink href={url}>{source}</OutsideLink>}
      {when && (
        <>
          , <Trans>as of {when}</Trans>
        </>
      )}
    </>
  );
};

/** Source with how well it was checked. */
export const Source = ({ fact }: SourceProps) => {
  const { verified } = fact;
  return (
    <>
      <NamedSource fact={fact} />
      {verified === 'secondary' && (
        <>
          . <Trans>We read it in another party’s words.</Trans>
        </>
      )}
      {verified === 'unverified' && (
        <>
          . <Trans>General advice.</Trans>
        </>
      )}
    </>
  );
};

/** Formats `2025`, `2025-04` or `2025-04-15` in words. */
const dateWords = (locale: string, date: string): string => {
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
};
