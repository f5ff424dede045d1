import { Plural, useLingui } from '@lingui/react/macro';
import { useNow } from '../useNow.ts';
import { timeLeft } from './promise.ts';

const LOOKS = {
  late: 'font-semibold text-danger',
  soon: 'font-semibold text-caution',
  ahead: '',
} as const;

/** Time left to answer as promised, with the deadline in the reader's zone as the tooltip. */
export const PromiseLeft = ({ dueAt }: { readonly dueAt: string }) => {
  const { i18n } = useLingui();
  const { state, count, unit } = timeLeft(dueAt, useNow());
  return (
    <time
      dateTime={dueAt}
      title={i18n.date(dueAt, { dateStyle: 'full', timeStyle: 'long' })}
      className={LOOKS[state]}
    >
      {state === 'late' ? (
        unit === 'minute' ? (
          <Plural value={count} one="# minute late" other="# minutes late" />
        ) : unit === 'hour' ? (
          <Plural value={count} one="# hour late" other="# hours late" />
        ) : (
          <Plural value={count} one="# day late" other="# days late" />
        )
      ) : unit === 'minute' ? (
        <Plural value={count} one="# minute left" other="# minutes left" />
      ) : unit === 'hour' ? (
        <Plural value={count} one="# hour left" other="# hours left" />
      ) : (
        <Plural value={count} one="# day left" other="# days left" />
      )}
    </time>
  );
};
