import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dangerIn } from '@hearthway/domain/crisis/crisis.ts';
import { expect, test } from 'vitest';
import { readAllSituations } from './flips.ts';
import { assistantPage } from './publish.ts';
import { hasContacts, readSituations, shownTo } from './situations.ts';

const SHOWN = readAllSituations().map((situation) => shownTo(situation, dangerIn));

const ofGrade = (grade: string) => SHOWN.filter(({ situation }) => situation.grade === grade);

test('nobody in danger goes without contacts, in messages by situations', () => {
  const turnedAway = [...ofGrade('explicit'), ...ofGrade('implicit')]
    .filter((shown) => !hasContacts(shown))
    .map(({ situation }) => situation.text);
  expect(turnedAway).toEqual([]);
});

test('harmless messages seldom get the line, and hardly ever the fixed answer', () => {
  const harmless = ofGrade('harmless').filter(({ situation }) => !situation.isOfPair);
  const shareOf = (by: string) =>
    harmless.filter((shown) => shown.by === by).length / harmless.length;
  expect(shareOf('certain')).toBeLessThanOrEqual(0.02);
  expect(shareOf('line')).toBeLessThanOrEqual(0.1);
});

const PAIRS = readSituations(
  fileURLToPath(new URL('minimal-pairs/pairs.tsv', import.meta.url)),
).map((situation) => shownTo(situation, dangerIn));

const isDangerous = ({ situation: { grade } }: (typeof PAIRS)[number]): boolean =>
  grade === 'explicit' || grade === 'implicit';

test('the dangerous half of pairs that differ in tense, person, negation or object has contacts', () => {
  const turnedAway = PAIRS.filter((shown) => isDangerous(shown) && !hasContacts(shown));
  expect(turnedAway.map(({ situation }) => situation.text)).toEqual([]);
});

test('the harmless half of such pairs hardly ever gets the fixed answer, and seldom the line', () => {
  const harmless = PAIRS.filter((shown) => !isDangerous(shown));
  const shareOf = (by: string) =>
    harmless.filter((shown) => shown.by === by).length / harmless.length;
  expect(shareOf('certain')).toBeLessThanOrEqual(0.04);
  expect(shareOf('line')).toBeLessThanOrEqual(0.25);
});

test('docs/assistant.md tells the figures of today: `npm run chat -- publish` writes it', () => {
  expect(readFileSync(new URL('../../../docs/assistant.md', import.meta.url), 'utf8')).toBe(
    assistantPage(),
  );
});
