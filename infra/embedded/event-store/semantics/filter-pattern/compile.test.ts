import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { describe, expect, test } from 'vitest';
import { compilePattern } from './compile.ts';

// Matches and mismatches were compared with .NET's Regex.IsMatch.
describe('a pattern matches as in .NET', () => {
  test(
    '…',
    everyRow(
      [
        { pattern: '^[^$].*', matches: ['stream', 'a$'], differs: ['$system', ''] },
        { pattern: '^(chat|favorites)-', matches: ['chat-1'], differs: ['a-chat-1', 'chats'] },
        { pattern: '(?i)^RX$', matches: ['Rx', 'rX', 'rx\n'], differs: ['Rxx', 'rx\n\n'] },
        { pattern: 'a(?i)B', matches: ['ab', 'aB'], differs: ['Ab'] },
        { pattern: '(?i:a)B', matches: ['AB', 'aB'], differs: ['ab'] },
        { pattern: '\\ARx\\z', matches: ['Rx'], differs: ['Rx\n', 'aRx'] },
        { pattern: '\\ARx\\Z', matches: ['Rx', 'Rx\n'], differs: ['Rx\n\n'] },
        { pattern: '(?m)^b$', matches: ['a\nb\nc'], differs: ['ab'] },
        { pattern: '(?m:(?-m)^b$)', matches: ['b'], differs: ['a\nb'] },
        { pattern: 'a.b', matches: ['a-b'], differs: ['a\nb'] },
        { pattern: '(?s)a.b', matches: ['a\nb'], differs: ['ab'] },
        { pattern: '^\\p{L}x', matches: ['Rx', 'éx'], differs: ['1x'] },
        { pattern: '^\\P{Lu}$', matches: ['a', '1'], differs: ['A'] },
        { pattern: '^\\d+$', matches: ['12', '١'], differs: ['a', ''] },
        { pattern: '^\\w+$', matches: ['aé_1'], differs: ['a-b'] },
        { pattern: '^\\s$', matches: [' ', '\u00a0', '\u0085'], differs: ['a'] },
        { pattern: '^[\\w-]+$', matches: ['a-b'], differs: ['a.b'] },
        { pattern: '^[\\s\\S]$', matches: ['a', '\n'], differs: ['', 'ab'] },
        { pattern: '^[a\\W]$', matches: ['a', '-'], differs: ['b'] },
        { pattern: '^[^\\W]$', matches: ['a'], differs: ['-'] },
        { pattern: '^[]a]$', matches: [']', 'a'], differs: ['b'] },
        { pattern: '^[^]a]$', matches: ['b'], differs: [']', 'a'] },
        { pattern: '^[a-]$', matches: ['a', '-'], differs: ['b'] },
        { pattern: '\\x41\\u0042\\0?\\.', matches: ['AB.', 'AB\0.'], differs: ['ABc'] },
        { pattern: '^a{2,3}?$', matches: ['aa', 'aaa'], differs: ['a', 'aaaa'] },
        { pattern: '^a{,2}$', matches: ['a{,2}'], differs: ['a', 'aa'] },
        { pattern: "^(?<one>a)(?'two'b)(?#three)$", matches: ['ab'], differs: ['a'] },
        { pattern: '^.$', matches: ['é'], differs: ['🎈'] },
        { pattern: '^..$', matches: ['🎈', 'ab'], differs: ['a'] },
        { pattern: '^[^a]🎈+$', matches: ['b🎈', 'b🎈\udf88'], differs: ['a🎈', 'b🎈🎈'] },
        { pattern: '^[\\x00-\\uffff]{2}$', matches: ['🎈', 'ab'], differs: ['a'] },
      ],
      ({ pattern, matches, differs }) => {
        const isMatch = compilePattern(pattern);
        expect(matches.filter((text) => !isMatch(text))).toEqual([]);
        expect(differs.filter(isMatch)).toEqual([]);
      },
      ({ pattern }) => `${pattern}`,
    ),
  );
});

describe('a pattern is refused in a sentence', () => {
  test(
    '…',
    everyRow(
      [
        ['a(?=b)', 'uses lookaround'],
        ['(?<!a)b', 'uses lookaround'],
        ['(?>a+)', 'uses lookaround, an atomic or conditional group'],
        [
          '(?x) a',
          'uses lookaround, an atomic or conditional group, or a flag other than i, m, n and s',
        ],
        ['(a)\\1', 'refers back to a group, which cannot be matched in linear time'],
        ['(?<n>a)\\k<n>', 'refers back to a group'],
        ['\\bword\\b', 'uses \\b, which this server does not know'],
        ['\\p{IsGreek}', "names the character group 'IsGreek'"],
        ['[a-z-[aeiou]]', 'subtracts a character class'],
        ['[[:alpha:]]', 'holds "[:" in a character class'],
        ['[^a\\W]', 'excludes the complement of a character group'],
        ['$a', 'goes on after an end'],
        ['[', 'has a character class without an end'],
        ['[b-a]', 'holds a range in reverse order'],
        ['(a', 'opens a group that it does not close'],
        ['a)', 'closes a group that was not opened'],
        ['*a', 'has a quantifier * that follows nothing'],
        ['(|+a)', 'has a quantifier + that follows nothing'],
        ['{2}', 'has a quantifier { that follows nothing'],
        ['a**', 'repeats a repetition'],
        ['a{2,1}', 'has a quantifier {2,1} with its bounds in reverse order'],
        ['a\\', 'ends with a backslash'],
        ['\\y', 'has the unknown escape \\y'],
        ['(a{100}){100}', 'is too large: it counts more than 1000 parts'],
        ['a'.repeat(1_001), 'is too large'],
      ] as const,
      ([pattern, reason]) => {
        expect(() => compilePattern(pattern)).toThrow(`The filter '${pattern}' ${reason}`);
      },
    ),
  );
});

test('a pattern that takes a backtracking engine minutes is answered at once', () => {
  const isMatch = compilePattern('^(a+)+$');
  const start = performance.now();
  expect(isMatch(`${'a'.repeat(10_000)}!`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
