import type { Imported } from './import-nppes.ts';

/** What an import did, for the operator, a sentence a line. */
export const summarize = (
  imported: Imported,
  { file, reportFile }: { readonly file: string; readonly reportFile: string },
): string => {
  const { rows, resumedAt, added, updated, unchanged, removed, demoRemoved, rejected } = imported;
  const lines = [
    `Read ${counted(rows, 'row')} of ${file}${resumedAt > 0 ? `, the first ${count(resumedAt)} of them before the interruption` : ''}.`,
    `Published ${counted(added + updated + unchanged, 'listing')}: ${count(added)} new, ${count(updated)} updated, ${count(unchanged)} as before.`,
    `Removed ${counted(removed, 'listing')} of closed practices and changed specialties.`,
  ];
  if (demoRemoved > 0) lines.push(`Removed ${counted(demoRemoved, 'made-up listing')}.`);
  lines.push(
    rejected === 0
      ? 'No row was rejected.'
      : `Rejected ${counted(rejected, 'row')}: see ${reportFile}.`,
  );
  return lines.join('\n');
};

const count = (number: number): string => number.toLocaleString('en-US');

const counted = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
