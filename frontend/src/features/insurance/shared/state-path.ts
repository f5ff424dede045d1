import {
  isStateCode,
  STATES,
  type StateCode,
  stateIdOf,
} from '@hearthway/domain/kernel/states.constants.ts';

/** Two letters, by name: `District of Columbia` stands between Delaware and Florida. */
export const stateCodes: readonly StateCode[] = Object.keys(STATES)
  .filter(isStateCode)
  .toSorted((one, other) => STATES[one].localeCompare(STATES[other], 'en'));

const nameInAddress = (code: StateCode): string => stateIdOf(code).toUpperCase();

/** The page of a state: `/insurance-help/NORTH-CAROLINA`. */
export const statePath = (code: StateCode): string => `/insurance-help/${nameInAddress(code)}`;

/** The state that an address names, in any case, by its name or its two letters. */
export const stateAt = (name: string): StateCode | undefined => {
  const wanted = name
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '-');
  return stateCodes.find((code) => code === wanted || nameInAddress(code) === wanted);
};
