import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

const importsStripe = (source: string): boolean => /(?:from|import\() ?'stripe'/.test(source);

const rooms = (): readonly string[] => {
  const files = trackedFiles('*.ts', '*.tsx')
    .filter((file) => !file.endsWith('/stripe-imports.test.ts'))
    .filter((file) => importsStripe(read(file)));
  return [...new Set(files.map((file) => file.split('/').slice(0, 3).join('/')))];
};

test('one room speaks with the payment provider, beside the server that stands in for it', () => {
  expect(rooms()).toEqual(['infra/adapters/subscription-payments', 'infra/embedded/payments']);
});

test.for(["import Stripe from 'stripe';", "import type Stripe from 'stripe';"])(
  'it would notice %s',
  (source) => {
    expect(importsStripe(source)).toBe(true);
  },
);
