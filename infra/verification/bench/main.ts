import { BENCHES } from './benches.ts';
import { SMALLEST } from './size.ts';

/**
 * `npm run bench -- NAME`: measures one part and prints a table. Ratios count, not the numbers.
 * `npm run bench -- NAME smallest` runs every part of it in under a minute.
 */
const [name = '', size] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench === undefined) {
  console.error(`There is no benchmark "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
await bench(size === SMALLEST ? undefined : size);
