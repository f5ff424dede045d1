/** The tests that passed at their second try only. */
export const secondTriesReport = (tests: readonly string[]): string =>
  tests.length === 0
    ? ''
    : ['', 'Passed at the second try: mend these', ...tests.map((test) => `  ${test}`), '']
        .map((line) => `${line}\n`)
        .join('');
