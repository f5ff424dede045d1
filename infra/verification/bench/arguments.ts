import { oneOf, readable, wholeNumber } from '../../adapters/process/argument-values.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';
import { BENCHES } from './benches.ts';
import { SMALLEST } from './size.ts';

const names = Object.keys(BENCHES);
const width = Math.max(...names.map((name) => name.length));

const USAGE = `npm run bench -- NAME [SIZE]
  measures one part and prints a table; ratios count, not the numbers
${Object.entries(BENCHES)
  .map(
    ([name, { sizeIs }]) =>
      `  ${sizeIs ? `${name.padEnd(width)}  SIZE is a number of ${sizeIs}` : name}`,
  )
  .join('\n')}
SIZE ${SMALLEST} runs every part of any of them in under a minute.`;

/** In digits, or `smallest`, which benches read by themselves: see `sized`. */
const sizeOf = (takesNumber: boolean) =>
  takesNumber
    ? readable('no size', 'a whole number from 1 to 10,000,000, or smallest', (text) =>
        text === SMALLEST || numeric.safeParse(text).success ? text : undefined,
      )
    : oneOf('no size of this one', [SMALLEST]);

const numeric = wholeNumber({ least: 1, most: 10_000_000 });

export const program = defineProgram<() => Promise<void>>({
  name: 'npm run bench --',
  usage: USAGE,
  calls: Object.fromEntries(
    Object.entries(BENCHES).map(([name, { sizeIs, run }]) => [
      name,
      call({ SIZE: sizeOf(sizeIs !== undefined).optional() }, ({ SIZE: size }) => {
        const number = size === undefined || size === SMALLEST ? undefined : Number(size);
        return () => run(number);
      }),
    ]),
  ),
});
