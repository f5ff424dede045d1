import type { Run, TextRun } from '@hearthway/domain/content/content.contract.ts';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../OutsideLink.tsx';
import { type CitedFacts, keyed } from './cited.ts';

interface RunsProps {
  readonly runs: readonly Run[];
  readonly facts: CitedFacts;
  /** Prefix of source element ids; omitted where there are no links, as on paper. */
  readonly sourceId?: string | undefined;
}

/** Text with the numbers of its sources. */
export const Runs = ({ runs, facts, sourceId }: RunsProps) =>
  keyed(runs).map(({ key, item: run }) =>
    'text' in run ? (
      <Styled key={key} run={run} />
    ) : (
      <Citation key={key} ids={run.facts} facts={facts} sourceId={sourceId} />
    ),
  );

const Styled = ({ run: { text, isStrong, isEmphasized, href } }: { readonly run: TextRun }) => {
  let shown: ReactNode = text;
  if (isStrong) shown = <strong>{shown}</strong>;
  if (isEmphasized) shown = <em>{shown}</em>;
  if (href === undefined) return shown;
  if (href.startsWith('/')) return <Link to={href}>{shown}</Link>;
  if (href.startsWith('https:')) return <OutsideLink href={href}>{shown}</OutsideLink>;
  return <a href={href}>{shown}</a>;
};

interface CitationProps extends Omit<RunsProps, 'runs'> {
  readonly ids: readonly string[];
}

const Citation = ({ ids, facts, sourceId }: CitationProps) => {
  const { t } = useLingui();
  return ids.map((id) => {
    const number = facts.findIndex((fact) => fact.id === id) + 1;
    if (number === 0) return null;
    if (sourceId === undefined) return <sup key={id}>{` ${number}`}</sup>;
    return (
      <sup key={id}>
        {' '}
        <a href={`#${sourceId}${number}`} aria-label={t`Source ${number}`} onClick={showSource}>
          {number}
        </a>
      </sup>
    );
  });
};

/** Keeps the address of the section. */
const showSource = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  const source = document.getElementById(event.currentTarget.hash.slice(1));
  const list = source?.closest('details');
  if (list) list.open = true;
  source?.focus();
};
