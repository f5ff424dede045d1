import type { ShoppingLine } from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import type { I18n } from '@lingui/core';
import { UNIT_NAMES } from '../recipes/shared/recipe-words.ts';
import { cookAmount } from '../recipes/shared/scale.ts';

/** "2 cups", or "1 lb and 2 cans of" where no unit fits all; empty for an own item. Shops sell whole pieces: "2". */
export const amountWords = (i18n: I18n, { amounts }: Pick<ShoppingLine, 'amounts'>): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    amounts.map(({ amount, unit }) => {
      if (unit === 'piece') return new Intl.NumberFormat(i18n.locale).format(wholeOf(amount));
      const shown = cookAmount(amount, unit, { isMetric: false });
      const [one, many] = UNIT_NAMES[shown.unit];
      return `${shown.amount} ${i18n._(shown.isMany ? many : one)}`.trim();
    }),
  );

/** Sums of thirds lie a little beside a whole number. */
const wholeOf = (amount: number): number => Math.ceil(amount - 0.01);
