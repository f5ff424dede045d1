import { OFFICES } from '@hearthway/domain/directory/offices.constants.ts';
import {
  openNow,
  openSpansIn,
  USUAL_HOURS,
  windowsOn,
} from '@hearthway/domain/directory/opening-hours.ts';
import { timeZoneOf } from '@hearthway/domain/directory/time-zones.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';

interface OpenLineProps {
  readonly favorite: Pick<Favorite, 'hours' | 'state' | 'category'>;
  /** ISO day for which it is planned. */
  readonly day: string;
}

/** When a place is open by its own clocks, told in this device's time. Usual hours are said to be a guess. */
export const OpenLine = ({ favorite: { hours, state, category }, day }: OpenLineProps) => {
  const { i18n } = useLingui();
  const timeZone = timeZoneOf({ state, isOfState: category === OFFICES });
  const listed = hours === null ? null : openSpansIn(hours);
  if (timeZone === null)
    return (
      <p className="text-sm text-text-soft">
        <Trans>We don’t know their time zone. Try in the morning where they are.</Trans>
      </p>
    );
  const spans = listed ?? USUAL_HOURS;
  const timeOf = (at: Date): string => i18n.date(at, { timeStyle: 'short' });
  const windows = windowsOn({ spans, timeZone, day });
  const times = new Intl.ListFormat(i18n.locale).format(
    windows.map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`),
  );
  const open = listed === null ? undefined : openNow({ spans: listed, timeZone }, new Date());
  const until = open === undefined ? '' : timeOf(open.to);
  return (
    <p className="text-sm">
      {open !== undefined && (
        <span className="font-semibold text-positive">
          <Trans>Open now, until {until} your time.</Trans>{' '}
        </span>
      )}
      {listed === null ? (
        <Trans>
          Usual office hours are {times} your time. That is a guess: their own hours are not listed.
        </Trans>
      ) : times === '' ? (
        <Trans>Closed on that day.</Trans>
      ) : (
        <Trans>Open that day {times} your time.</Trans>
      )}
    </p>
  );
};
