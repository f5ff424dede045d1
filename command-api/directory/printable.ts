/** Date of an ISO date and time. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** On one line, and nothing that a terminal obeys: a stranger has written it. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
