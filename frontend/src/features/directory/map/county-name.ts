/** FIPS codes of states whose counties have another name, and of those that have none. */
const PARISHES = '22';
const WITHOUT_COUNTIES = ['02', '11', '60', '66', '69', '72', '78'];

/** First county code of independent cities within a state. */
const FIRST_CITY = 510;

/**
 * Full name of a county, which distinguishes it from a city of the same name.
 *
 * @param code FIPS: two digits of the state, three of the county.
 */
export const countyName = (name: string, code: string): string => {
  const state = code.slice(0, 2);
  if (WITHOUT_COUNTIES.includes(state) || Number(code.slice(2)) >= FIRST_CITY) return name;
  return state === PARISHES ? `${name} Parish` : `${name} County`;
};
