import { fileURLToPath } from 'node:url';
import { dangerIn } from '@hearthway/domain/crisis/crisis.ts';
import { expect, test } from 'vitest';
import { type Count, evaluateCrises } from './evaluate.ts';
import { readMessages } from './messages.ts';

const HELD_OUT = readMessages(fileURLToPath(new URL('held-out/writer-d.tsv', import.meta.url)));

const shareOf = ({ right, of }: Count): number => right / of;

const figuresOf = (language?: 'en' | 'es') => {
  const { explicit, implicit, harmless, harmlessWithLine } = evaluateCrises(
    HELD_OUT.filter((message) => language === undefined || message.language === language),
    dangerIn,
  );
  return {
    explicit: shareOf(explicit.all),
    implicit: shareOf(implicit.all),
    falseAlarms: shareOf(harmless),
    lines: shareOf(harmlessWithLine),
  };
};

test('crises of a writer from whom nothing was learned get people to call, and harmless messages are none', {
  timeout: 30_000,
}, () => {
  const { explicit, implicit, falseAlarms, lines } = figuresOf();
  expect(explicit).toBe(1);
  expect(implicit).toBeGreaterThanOrEqual(0.98);
  expect(lines).toBeLessThanOrEqual(0.1);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
});

test('Spanish is understood as well as English', { timeout: 30_000 }, () => {
  const english = figuresOf('en');
  const spanish = figuresOf('es');
  expect(spanish.explicit).toBeGreaterThanOrEqual(english.explicit - 0.03);
  expect(spanish.implicit).toBeGreaterThanOrEqual(english.implicit - 0.03);
  expect(spanish.falseAlarms).toBeLessThanOrEqual(english.falseAlarms + 0.03);
});
