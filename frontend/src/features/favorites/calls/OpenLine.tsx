import {
  type OpenWindow,
  openNow,
  openSpansIn,
  USUAL_HOURS,
  windowsOn,
} from '@hearthway/domain/directory/opening-hours.ts';
import { timeZonesOf } from '@hearthway/domain/directory/time-zones.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { hoursWords } from '../../directory/shared/listing/hours-words.ts';

interface OpenLineProps {
  readonly favorite: Pick<Favorite, 'hours' | 'state'>;
  /** ISO day for which it is planned. */
  readonly day: string;
}

/** Hours of a place by its own clocks, told in this device's time. Usual hours are said to be a guess. */
export const OpenLine = ({ favorite: { hours, state }, day }: OpenLineProps) => {
  const { i18n } = useLingui();
  const timeZones = timeZonesOf(state);
  const listed = hours === null ? null : openSpansIn(hours);
  if (hours !== null && (listed === null || timeZones.length === 0)) {
    const said = hoursWords(i18n, hours);
    return (
      <p className="text-sm">
        <Trans>
          Hours as listed: <span lang={said.lang}>{said.text}</span>, by their clocks.
        </Trans>
      </p>
    );
  }
  if (timeZones.length === 0)
    return (
      <p className="text-sm text-text-soft">
        <Trans>We don’t know their time zone. Try in the morning where they are.</Trans>
      </p>
    );
  const spans = listed ?? USUAL_HOURS;
  const windows = windowsOn({ spans, timeZones, day });
  const timesIn = (timeZone: string | undefined): string => {
    const clock = new Intl.DateTimeFormat(`${i18n.locale}-US`, { timeStyle: 'short', timeZone });
    return new Intl.ListFormat(i18n.locale).format(
      windows.map(({ from, to }) => `${clock.format(from)} – ${clock.format(to)}`),
    );
  };
  const times = timesIn(undefined);
  const theirs = timesIn(timeZones[0]);
  return (
    <p className="text-sm">
      {listed !== null && <OpenNow open={openNow({ spans, timeZones }, new Date())} />}
      {listed === null ? (
        <Trans>Probably open {times} your time: most offices are, and theirs are not listed.</Trans>
      ) : windows.length === 0 ? (
        <Trans>Closed on that day.</Trans>
      ) : (
        <Trans>Open that day {times} your time.</Trans>
      )}
      {windows.length > 0 && timeZones.length > 1 && (
        <>
          {' '}
          <Trans>Their state has two time zones: this is right in both.</Trans>
        </>
      )}
      {windows.length > 0 && timeZones.length === 1 && times !== theirs && (
        <>
          {' '}
          <Trans>There it is {theirs}.</Trans>
        </>
      )}
    </p>
  );
};

const OpenNow = ({ open }: { readonly open: OpenWindow | undefined }) => {
  const { i18n } = useLingui();
  if (open === undefined) return null;
  const until = new Intl.DateTimeFormat(`${i18n.locale}-US`, { timeStyle: 'short' }).format(
    open.to,
  );
  return (
    <>
      <span className="font-semibold text-positive">
        <Trans>Open now, until {until} your time.</Trans>
      </span>{' '}
    </>
  );
};
