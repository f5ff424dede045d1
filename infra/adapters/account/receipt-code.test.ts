import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiptCodeOf, userOfReceiptCode } from './receipt-code.ts';

const privacy = {
  keyedHash: async (purpose: string, text: string) =>
    createHmac('sha256', 'key')
      .update(JSON.stringify([purpose, text]))
      .digest(),
};

const ADA = 'a'.repeat(32);

test('a code opens the receipt of its person', async () => {
  expect(await userOfReceiptCode(privacy, await receiptCodeOf(privacy, ADA))).toBe(ADA);
});

test('a code that was made up opens none', async () => {
  const code = await receiptCodeOf(privacy, ADA);
  for (const wrong of ['', ADA, code.replaceAll('a', 'b'), `${ADA}${'0'.repeat(64)}`, `${code}0`])
    expect(await userOfReceiptCode(privacy, wrong)).toBeUndefined();
});
