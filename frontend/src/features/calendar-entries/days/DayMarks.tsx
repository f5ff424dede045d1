import { Trans, useLingui } from '@lingui/react/macro';
import { GraduationCap, House } from 'lucide-react';
import { clockWords } from '../when-words.ts';
import type { HomeMark, MarkedDays, DayMarks as Marks } from './day-marks.ts';

const CHIP =
  'inline-flex max-w-full items-center gap-1 rounded-soft border px-2 text-sm font-semibold wrap-anywhere';

interface DayMarksProps {
  readonly marks: Marks;
}

/** In which home the children are on a day, who goes where, and school breaks, each in words. */
export const DayMarks = ({ marks: { homes, breaks } }: DayMarksProps) => {
  if (homes.length + breaks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {homes.map((mark) => (
        <li key={`${mark.home} ${mark.names.join()}`} className={`${CHIP} ${mark.tint}`}>
          <House aria-hidden className="size-4 shrink-0" />
          <HomeWords mark={mark} />
        </li>
      ))}
      {breaks.map(({ id, name, names }) => (
        <li key={id} className={`${CHIP} border-line text-text-soft`}>
          <GraduationCap aria-hidden className="size-4 shrink-0" />
          <span>
            {name}
            {names.length > 0 && ` (${names.join(', ')})`}
          </span>
        </li>
      ))}
    </ul>
  );
};

const HomeWords = ({ mark: { home, names, handover } }: { readonly mark: HomeMark }) => {
  const { i18n } = useLingui();
  if (handover === undefined)
    return <span>{names.length === 0 ? home : `${names.join(', ')}: ${home}`}</span>;
  const { name, time } = handover;
  return (
    <span>
      <Trans>
        {name} goes to {home}
      </Trans>
      {time !== null && `, ${clockWords(i18n, time)}`}
    </span>
  );
};

/** Marks of a day in a month: on a narrow screen a home is its first letters, as the legend says. */
export const CellMarks = ({ marks: { homes, breaks } }: DayMarksProps) => (
  <>
    {homes.map(({ home, names, code, tint }) => (
      <span
        key={`${home} ${names.join()}`}
        aria-hidden
        className={`w-full truncate rounded-soft border px-1 text-center text-sm font-semibold md:text-start ${tint}`}
      >
        <span className="md:hidden">{code}</span>
        <span className="max-md:hidden">
          {names.length > 0 && `${names.join(', ')}: `}
          {home}
        </span>
      </span>
    ))}
    {breaks.map(({ id, name }) => (
      <span key={id} aria-hidden className="w-full text-sm text-text-soft max-md:grid md:truncate">
        <GraduationCap className="size-4 justify-self-center md:hidden" />
        <span className="max-md:hidden">{name}</span>
      </span>
    ))}
    <span className="sr-only">
      {homes.map(({ home, names }) => `, ${[...names, home].join(' ')}`)}
      {breaks.map(({ name }) => `, ${name}`)}
    </span>
  </>
);

/** Says on a narrow screen which letters stand for which home, and what the cap is. */
export const MonthLegend = ({ marked: { homes, hasBreaks } }: { readonly marked: MarkedDays }) => (
  <ul className="flex flex-wrap gap-2 empty:hidden md:hidden">
    {homes.map(({ home, code, tint }) => (
      <li key={home} className={`${CHIP} ${tint}`}>
        {code} = {home}
      </li>
    ))}
    {hasBreaks && (
      <li className={`${CHIP} border-line text-text-soft`}>
        <GraduationCap aria-hidden className="size-4 shrink-0" />
        <Trans>School breaks</Trans>
      </li>
    )}
  </ul>
);
