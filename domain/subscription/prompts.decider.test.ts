import { expect, test } from 'vitest';
import { given } from '../kernel/given.fixture.ts';
import { UPGRADE_PROMPTS } from './prompts.constants.ts';
import { upgradePromptsDecider } from './prompts.decider.ts';
import type { UpgradePromptsEvent } from './prompts.events.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const A_DAY_LATER = '2026-11-22T09:00:00.000Z';

const dismissed = (
  where: (typeof UPGRADE_PROMPTS)[number],
  until: string,
): UpgradePromptsEvent => ({
  type: 'UpgradePromptDismissed',
  data: { where, until },
});

const dismissing = (now: Date, ...history: readonly UpgradePromptsEvent[]) =>
  given(upgradePromptsDecider, history).when({
    command: 'dismiss-prompt',
    where: 'home-banner',
    now,
  });

test('a dismissed prompt stays away for 24 hours', () => {
  expect(dismissing(NOW)).toEqual([dismissed('home-banner', A_DAY_LATER)]);
});

test('dismissing a prompt that is away changes nothing', () => {
  expect(dismissing(NOW, dismissed('home-banner', A_DAY_LATER))).toEqual([]);
});

test('it can be dismissed again once it is back', () => {
  expect(dismissing(NOW, dismissed('home-banner', NOW.toISOString()))).toEqual([
    dismissed('home-banner', A_DAY_LATER),
  ]);
});

test('each prompt is dismissed by itself', () => {
  const others = UPGRADE_PROMPTS.filter((where) => where !== 'home-banner');
  const history = others.map((where) => dismissed(where, A_DAY_LATER));
  expect(dismissing(NOW, ...history)).toEqual([dismissed('home-banner', A_DAY_LATER)]);
});
