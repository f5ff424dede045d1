import { US_TIME_ZONES } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import type { Imported } from '@hearthway/domain/calendar-entries/entry-import.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/Select.tsx';
import { skipWords } from '../calendar-words.ts';
import { zoneHere, zoneWords } from '../when-words.ts';

interface ImportPreviewProps {
  readonly shown: Imported;
  /** Zones that were chosen, by their names in the file. */
  readonly zones: Readonly<Record<string, string>>;
  readonly onChoose: (zone: string, value: string) => void;
}

/** Counts of the entries of a file that are new, changed or here already, and reasons for those left out. */
export const ImportPreview = ({ shown, zones, onChoose }: ImportPreviewProps) => {
  const { i18n } = useLingui();
  const { added, changed, same, shifted, singleDays, skipped, unknownZones } = shown;
  const { count: days } = singleDays;
  const titles = singleDays.titles.join(', ');
  const asked = new Set([...Object.keys(zones), ...unknownZones]);
  return (
    <div className="grid grid-cols-1 gap-3 wrap-anywhere">
      <p>
        <Trans>
          New: {added}. Changed: {changed}. Here already: {same}.
        </Trans>
      </p>
      {shifted > 0 && (
        <p>
          <Plural
            value={shifted}
            one="# begins at a time that clocks skip on that day. It is shown an hour later."
            other="# begin at a time that clocks skip on that day. They are shown an hour later."
          />
        </p>
      )}
      {days > 0 && (
        <p>
          <Trans>
            As single days ({days}), up to two years ahead, since they repeat in a way that this
            calendar does not have: {titles}.
          </Trans>
        </p>
      )}
      {Array.from(asked, (zone) => (
        <ZoneChoice
          key={zone}
          zone={zone}
          value={zones[zone] ?? ''}
          onChoose={(value) => onChoose(zone, value)}
        />
      ))}
      {skipped.length > 0 && (
        <div>
          <p className="font-semibold">
            <Trans>Left out:</Trans>
          </p>
          <ul className="list-disc ps-5">
            {skipped.map(({ reason, count, titles }) => (
              <li key={reason}>
                {skipWords(i18n, reason)} ({count}){titles.length > 0 && <>: {titles.join(', ')}</>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

interface ZoneChoiceProps {
  readonly zone: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Zone of the file that is not known: the family says which one it is. */
const ZoneChoice = ({ zone, value, onChoose }: ZoneChoiceProps) => {
  const { t, i18n } = useLingui();
  const usual = new Set([zoneHere(), ...US_TIME_ZONES]);
  const others = Intl.supportedValuesOf('timeZone').filter((name) => !usual.has(name));
  return (
    <Select
      label={t`Which time zone is “${zone}”?`}
      value={value}
      onChoose={onChoose}
      options={[
        { value: '', name: t`Leave these entries out` },
        ...Array.from(usual, (name) => ({ value: name, name: zoneWords(i18n, name) })),
        ...others.map((name) => ({ value: name, name })),
      ]}
    />
  );
};
