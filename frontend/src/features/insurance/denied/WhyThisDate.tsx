import type { DatedLaw, Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import {
  applicableLaws,
  lawMessages,
  notesOf,
  officeOf,
} from '@hearthway/domain/insurance/appeal-reasons.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { dayWords } from './day-words.ts';
import { saidWords } from './said-words.ts';

/** Laws that may set the date, each with its source and the office that can tell which one applies. */
export const WhyThisDate = ({ deadline }: { readonly deadline: Deadline }) => {
  const { i18n } = useLingui();
  const laws = applicableLaws(deadline);
  const office = officeOf(deadline);
  if (laws.length === 0) return null;
  return (
    <div className="measure grid grid-cols-1 gap-2 text-sm">
      <p className="font-semibold">
        <Trans>Why this date</Trans>
      </p>
      <ul className="grid gap-2">
        {laws.map((law) => (
          <li key={law.dueOn}>
            <LawLine law={law} isShown={law.dueOn === deadline.dueOn} />
          </li>
        ))}
      </ul>
      {notesOf(deadline).map((note) => (
        <p key={note.message}>{saidWords(i18n, note)}</p>
      ))}
      {office !== null && <OfficeLine office={office} />}
    </div>
  );
};

interface LawLineProps {
  readonly law: DatedLaw;
  /** True if it sets the date shown for the step. */
  readonly isShown: boolean;
}

const LawLine = ({ law, isShown }: LawLineProps) => {
  const { i18n } = useLingui();
  const day = dayWords(i18n, law.dueOn);
  return (
    <span className="wrap-anywhere">
      {isShown ? <strong>{day}</strong> : day}
      {' – '}
      {lawMessages(law)
        .map((message) => saidWords(i18n, message))
        .join(' ')}{' '}
      <span className="text-text-soft">
        {law.source === null ? law.cite : <OutsideLink href={law.source}>{law.cite}</OutsideLink>}
      </span>
    </span>
  );
};

interface OfficeLineProps {
  readonly office: NonNullable<ReturnType<typeof officeOf>>;
}

const OfficeLine = ({ office: { name, phone } }: OfficeLineProps) => (
  <p>
    <Trans>
      To be sure, ask the <span lang="en">{name}</span> which date holds for you.
    </Trans>
    {phone !== null && (
      <>
        {' '}
        <a
          href={`tel:${phone.replaceAll('-', '')}`}
          className="touch inline-flex items-center font-semibold tabular-nums"
        >
          {phone}
        </a>
      </>
    )}
  </p>
);
