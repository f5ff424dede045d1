/** Path of a state's offices, by its two-letter code. */
export const officesPath = (state: string): string => `/offices/${state}`;
