import type { SupportGroup } from './groups.queries.ts';

/** How a group meets. */
export type Way = 'all' | 'local' | 'online';

export interface Choice {
  /** Two letters. */
  readonly state: string;
  readonly way: Way;
}

/** The groups that families of a state can join: its own, by county or city, then those for every state. */
export const chosenGroups = (
  groups: readonly SupportGroup[],
  { state, way }: Choice,
): readonly SupportGroup[] =>
  groups
    .filter(({ data }) => data.state === state || data.state === null)
    .filter(({ data }) => way === 'all' || data.isOnline === (way === 'online'))
    .toSorted(
      (one, other) =>
        Number(one.data.state === null) - Number(other.data.state === null) ||
        placeOf(one).localeCompare(placeOf(other)),
    );

const placeOf = ({ data, words }: SupportGroup): string =>
  `${data.county ?? data.city ?? ''} ${words.title}`;

/** Two letters of the states that a family can choose: its own first, then by name. */
export const stateChoices = (
  names: Readonly<Record<string, string>>,
  home: string | null,
): readonly string[] => {
  const codes = Object.keys(names).toSorted((one, other) =>
    (names[one] ?? '').localeCompare(names[other] ?? ''),
  );
  return home === null ? codes : [home, ...codes.filter((code) => code !== home)];
};
