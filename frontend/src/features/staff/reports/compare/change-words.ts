import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Change } from './compared.ts';

const percent = msg({
  message: 'about {number} ± {margin}',
  comment: 'By how much a number changed, such as +20% ± 8%',
});
const points = msg({
  message: 'about {number} ± {margin} points',
  comment: 'By how many percentage points a share changed, such as +5 ± 2',
});

/** Formats a change: `about +20% ± 8%`; empty if there is none. */
export const changeWords = (i18n: I18n, change: Change | null): string => {
  if (change === null) return '';
  const { kind, value, margin } = change;
  const isPercent = kind === 'percent';
  const style = { maximumFractionDigits: 0, ...(isPercent && { style: 'percent' as const }) };
  const times = isPercent ? 1 : 100;
  const values = {
    number: i18n.number(value * times, { ...style, signDisplay: 'exceptZero' }),
    margin: i18n.number(margin * times, style),
  };
  return i18n._({ ...(isPercent ? percent : points), values });
};
