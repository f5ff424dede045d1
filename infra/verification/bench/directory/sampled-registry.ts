import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { NAMES } from './names.ts';
import { createRandom } from './random.ts';
import { npiOf, type RegistryPlace, registryFile } from './registry-file.ts';

/** Large inputs lie beside the repository, where there are any. */
const SAMPLE = fileURLToPath(
  new URL('../../../../../shared/data/nppes-sample.csv', import.meta.url),
);

const ROWS_AT_ONCE = 500;

/**
 * A file of the registry made of the sample's real rows, over and over, with all of its columns: each time
 * with other numbers, names and places. Without the sample, invented rows of fewer columns.
 */
export function* sampledRegistry(
  places: readonly RegistryPlace[],
  rows: number,
): Generator<string> {
  if (!existsSync(SAMPLE)) {
    yield* registryFile(places, rows);
    return;
  }
  const random = createRandom(20_261_127);
  const [header = [], ...records]: string[][] = parse(readFileSync(SAMPLE));
  const columnOf = (name: string): number => header.indexOf(name);
  const practice = 'Provider Business Practice Location Address';
  const replaced = new Map<number, (place: RegistryPlace, row: number) => string>([
    [columnOf('NPI'), (_, row) => npiOf(row)],
    [columnOf('Provider Last Name (Legal Name)'), () => random.pick(NAMES.last).toUpperCase()],
    [columnOf('Provider First Name'), () => random.pick(NAMES.first).toUpperCase()],
    [columnOf(`${practice} City Name`), ({ city }) => city.toUpperCase()],
    [columnOf(`${practice} State Name`), ({ state }) => state],
    [columnOf(`${practice} Postal Code`), ({ zip }) => `${zip}1234`],
  ]);
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const lines = records.map((cells) => {
    const parts: (string | ((place: RegistryPlace, row: number) => string))[] = [];
    let text = '';
    for (const [index, cell] of cells.entries()) {
      const value = replaced.get(index);
      const isGiven = value !== undefined && (cell !== '' || index === 0);
      if (isGiven) {
        parts.push(`${text}${index === 0 ? '' : ','}"`, value);
        text = '"';
      } else text += `${index === 0 ? '' : ','}${quoted(cell)}`;
    }
    return [...parts, `${text}\n`];
  });
  yield `${header.map(quoted).join(',')}\n`;
  let chunk = '';
  for (let row = 0; row < rows; row += 1) {
    const place = random.pick(places);
    for (const part of lines[row % lines.length] ?? [])
      chunk += typeof part === 'string' ? part : part(place, row);
    if (row % ROWS_AT_ONCE !== ROWS_AT_ONCE - 1) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
