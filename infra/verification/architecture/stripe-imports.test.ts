import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

const importsStripe = (source: string): boolean => /(?:from|import\() ?'stripe'/.test(source);

const rooms = (): readonly string[] => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('/stripe-imports.test.ts'))
    .filter((file) => importsStripe(readFileSync(join(repository, file), 'utf8')));
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
