import type { Exclusions } from './exclusions.ts';
import type { Imported } from './import-directory.ts';

/** Describes an import for the operator, one sentence per line. */
export const summarize = (
  imported: Imported,
  { file, reportFile }: { readonly file: string; readonly reportFile: string },
): string => {
  const { rows, resumedAt, rejected, remarked, reasons, gap, older, joined, ...published } =
    imported;
  const { added, returned, updated, unchanged, retired, demoRetired } = published;
  const lines = [
    `Read ${countOf(rows, 'row')} of ${file}${resumedAt > 0 ? `, the first ${count(resumedAt)} of them before the interruption` : ''}.`,
    `Published ${countOf(added + returned + updated + unchanged, 'listing')}: ${count(added)} new, ${count(updated)} updated, ${count(unchanged)} as before${returned > 0 ? `, ${count(returned)} listed again` : ''}.`,
    `Retired ${countOf(retired, 'listing')} that the source no longer has.`,
  ];
  if (demoRetired > 0) lines.push(`Retired ${countOf(demoRetired, 'made-up listing')}.`);
  if (joined > 0)
    lines.push(
      `Added ${countOf(joined, 'row')} to the pages of listings that other sources have, as a further source.`,
    );
  if (older > 0) lines.push(`Left out ${countOf(older, 'row')} older than what the directory has.`);
  const named = (isRejection: boolean): readonly string[] =>
    reasons
      .filter((one) => one.isRejection === isRejection)
      .map(({ reason, count: times }) => `  ${count(times)}: ${reason}`);
  if (rejected === 0) lines.push('No row was rejected.');
  else lines.push(`Rejected ${countOf(rejected, 'row')}.`, ...named(true));
  if (remarked > 0)
    lines.push(
      `Remarked on ${countOf(remarked, 'thing')} in rows that are listed.`,
      ...named(false),
    );
  if (gap !== undefined)
    lines.push(
      `What the registry changed from ${gap.from} to ${gap.to} is missing: import the newest monthly file.`,
    );
  lines.push(
    rejected + remarked > 0
      ? `See ${reportFile}.`
      : `There is nothing to report: ${reportFile} is not written.`,
  );
  return lines.join('\n');
};

/** Describes a new list of excluded providers for the operator, one sentence per line. */
export const summarizeExclusions = (of: Exclusions): string =>
  [
    `Read ${countOf(of.rows, 'row')}: ${countOf(of.excluded, 'NPI')} excluded from federal health programs, ${countOf(of.withoutNpi, 'row')} without an NPI, ${count(of.wrong)} with a wrong one.`,
    `Retired ${countOf(of.retired, 'listing')}. Imports refuse these NPIs from now on.`,
  ].join('\n');

const count = (number: number): string => number.toLocaleString('en-US');

const countOf = (number: number, noun: string): string =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
