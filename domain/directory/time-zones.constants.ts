/**
 * Zone of each state's capital, where offices of the state are, and whether the whole state keeps it
 * (49 CFR part 71; Arizona's Navajo Nation keeps daylight saving time).
 */
const ZONES: Readonly<Record<string, readonly [zone: string, isWhole: boolean]>> = {
  AL: ['America/Chicago', true],
  AK: ['America/Juneau', false],
  AZ: ['America/Phoenix', false],
  AR: ['America/Chicago', true],
  CA: ['America/Los_Angeles', true],
  CO: ['America/Denver', true],
  CT: ['America/New_York', true],
  DE: ['America/New_York', true],
  DC: ['America/New_York', true],
  FL: ['America/New_York', false],
  GA: ['America/New_York', true],
  HI: ['Pacific/Honolulu', true],
  ID: ['America/Boise', false],
  IL: ['America/Chicago', true],
  IN: ['America/Indiana/Indianapolis', false],
  IA: ['America/Chicago', true],
  KS: ['America/Chicago', false],
  KY: ['America/New_York', false],
  LA: ['America/Chicago', true],
  ME: ['America/New_York', true],
  MD: ['America/New_York', true],
  MA: ['America/New_York', true],
  MI: ['America/Detroit', false],
  MN: ['America/Chicago', true],
  MS: ['America/Chicago', true],
  MO: ['America/Chicago', true],
  MT: ['America/Denver', true],
  NE: ['America/Chicago', false],
  NV: ['America/Los_Angeles', false],
  NH: ['America/New_York', true],
  NJ: ['America/New_York', true],
  NM: ['America/Denver', true],
  NY: ['America/New_York', true],
  NC: ['America/New_York', true],
  ND: ['America/Chicago', false],
  OH: ['America/New_York', true],
  OK: ['America/Chicago', true],
  OR: ['America/Los_Angeles', false],
  PA: ['America/New_York', true],
  RI: ['America/New_York', true],
  SC: ['America/New_York', true],
  SD: ['America/Chicago', false],
  TN: ['America/Chicago', false],
  TX: ['America/Chicago', false],
  UT: ['America/Denver', true],
  VT: ['America/New_York', true],
  VA: ['America/New_York', true],
  WA: ['America/Los_Angeles', true],
  WV: ['America/New_York', true],
  WI: ['America/Chicago', true],
  WY: ['America/Denver', true],
  PR: ['America/Puerto_Rico', true],
  VI: ['America/St_Thomas', true],
  GU: ['Pacific/Guam', true],
  AS: ['Pacific/Pago_Pago', true],
};

interface Place {
  /** Two letters; null where it is not known. */
  readonly state: string | null;
  /** In the capital of the state. */
  readonly isOfState: boolean;
}

/** IANA zone of a place; null where its state keeps two, or is not known. */
export const timeZoneOf = ({ state, isOfState }: Place): string | null => {
  const [zone, isWhole] = ZONES[state ?? ''] ?? [null, false];
  return isWhole || isOfState ? zone : null;
};
