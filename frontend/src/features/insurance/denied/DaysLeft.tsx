import { Plural, Trans } from '@lingui/react/macro';

/** Remaining days in everyday words: "12 days left". */
export const DaysLeft = ({ days }: { readonly days: number }) => {
  if (days === 0) return <Trans>Today is the last day</Trans>;
  if (days === 1) return <Trans>Tomorrow is the last day</Trans>;
  return <Plural value={days} one="# day left" other="# days left" />;
};
