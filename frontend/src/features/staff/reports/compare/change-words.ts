import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Change } from './compared.ts';

const fromZero = msg({ message: 'from 0', comment: 'A number that was zero in the other period' });
const points = msg({
  message: '{number} points',
  comment: 'By how many percentage points a share changed, such as +5',
});

/** `+20%`; empty where a number is not told. */
export const changeWords = (i18n: I18n, change: Change | null): string => {
  if (change === null) return '';
  switch (change.kind) {
    case 'from-zero':
      return i18n._(fromZero);
    case 'points':
      return i18n._({ ...points, values: { number: signed(i18n, change.by * 100) } });
    case 'percent':
      return signed(i18n, change.by, { style: 'percent' });
  }
};

const signed = (i18n: I18n, value: number, style: Intl.NumberFormatOptions = {}): string =>
  i18n.number(value, { ...style, maximumFractionDigits: 0, signDisplay: 'exceptZero' });
