// Prints the sentences that a language lacks, by catalog. Run by `npm run messages`.
import { globSync, readFileSync } from 'node:fs';

/**
 * @param {string} entry
 * @param {string} field
 * @returns {string} The text of the field, which may go on over several lines.
 */
const textOf = (entry, field) => {
  const quoted =
    new RegExp(`^${field} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '';
  return quoted
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
};

let missing = 0;
for (const file of globSync('locales/*/**/*.po').toSorted()) {
  const entries = readFileSync(file, 'utf8').split('\n\n').slice(1);
  const untranslated = entries
    .filter((entry) => !entry.startsWith('#~') && textOf(entry, 'msgstr') === '')
    .map((entry) => textOf(entry, 'msgid'))
    .filter((sentence) => sentence !== '');
  if (untranslated.length === 0) continue;
  missing += untranslated.length;
  console.log(`\n${file}`);
  for (const sentence of untranslated) console.log(`  ${sentence}`);
}
console.log(
  missing === 0 ? '\nEvery sentence is translated.' : `\nNot translated yet: ${missing}.`,
);
