/** Time zones that groups may meet in. Offsets from UTC in minutes. */
interface Zone {
  readonly standard: number;
  /** Null where clocks never change. */
  readonly daylight: number | null;
}

export const TIME_ZONES = {
  'America/New_York': { standard: -300, daylight: -240 },
  'America/Chicago': { standard: -360, daylight: -300 },
  'America/Denver': { standard: -420, daylight: -360 },
  'America/Phoenix': { standard: -420, daylight: null },
  'America/Los_Angeles': { standard: -480, daylight: -420 },
  'America/Anchorage': { standard: -540, daylight: -480 },
  'Pacific/Honolulu': { standard: -600, daylight: null },
  'America/Puerto_Rico': { standard: -240, daylight: null },
} as const satisfies Readonly<Record<string, Zone>>;

export type TimeZone = keyof typeof TIME_ZONES;

export const TIME_ZONE_NAMES = Object.keys(TIME_ZONES).filter(
  (name): name is TimeZone => name in TIME_ZONES,
);

/** A zone as calendars want it beside events: in the United States, clocks have changed so since 2007. */
export const timeZoneLines = (name: TimeZone): readonly string[] => {
  const { standard, daylight }: Zone = TIME_ZONES[name];
  const lines =
    daylight === null
      ? part('STANDARD', { from: standard, to: standard, start: '20070101T000000' })
      : [
          ...part('DAYLIGHT', {
            from: standard,
            to: daylight,
            start: '20070311T020000',
            rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
          }),
          ...part('STANDARD', {
            from: daylight,
            to: standard,
            start: '20071104T020000',
            rule: 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
          }),
        ];
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'];
};

interface Part {
  readonly from: number;
  readonly to: number;
  readonly start: string;
  readonly rule?: string;
}

const part = (
  kind: 'STANDARD' | 'DAYLIGHT',
  { from, to, start, rule }: Part,
): readonly string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  ...(rule === undefined ? [] : [`RRULE:${rule}`]),
  `END:${kind}`,
];

/** `-0500`. */
const offset = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
};
