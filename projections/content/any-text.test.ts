import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { CALM_EVENING, folderOf } from './content.fixture.ts';
import { sentenceOf } from './fault.ts';
import { EN, FACTS } from './faults.fixture.ts';

test('any text at all is answered with sentences', { timeout: 60_000 }, () => {
  const pieces = [
    ...(CALM_EVENING[EN] ?? '').split(/(?=[\n#[\]{}(-])/),
    ...[
      '<svg',
      '![',
      '](',
      '[@',
      '{#',
      '---\n',
      '```',
      '> ',
      '1. ',
      '| a |',
      '&amp;',
      '\0',
      '\u202e',
    ],
    ...['\uFEFF', '*x', '&x', '!!js', '\t', '~~', '[^1]', '🙂', '\\'],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (chosen) => {
      const text = chosen.join('');
      const { faults } = checkContent(
        folderOf({ ...CALM_EVENING, [EN]: text, [FACTS]: text, 'lessons/a.svg': text }),
      );
      expect(faults.length).toBeGreaterThan(0);
      expect(
        faults.map(sentenceOf).filter((sentence) => !/^\S+:\d+: .+[.?]$/s.test(sentence)),
      ).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
