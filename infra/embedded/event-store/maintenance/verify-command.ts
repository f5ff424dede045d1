import type { VerifyReport } from '../storage/sqlite/verify.ts';

const count = (events: number): string =>
  `${events.toLocaleString('en-US')} ${events === 1 ? 'event' : 'events'}`;

/** Formats a report for the command line. */
export const verifySentence = ({ file, events, unchecked, damage }: VerifyReport): string => {
  if (damage.length > 0)
    return [`${file} is damaged. Restore it from a backup.`, ...damage]
      .map((line, index) => (index === 0 ? line : `  ${line}`))
      .join('\n');
  const sound = `${file} is sound: ${count(events)} read`;
  return unchecked === 0
    ? `${sound}, each matches its checksum.`
    : `${sound}, ${count(unchecked)} of them from before there were checksums.`;
};
