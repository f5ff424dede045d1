import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerPart } from './answer-part.ts';
import type { Checked } from './check-answer.ts';
import { AnswerDanger, AnswerFault, LONGEST_ANSWER, readAnswer } from './read-answer.ts';

const PASSAGES: Checked['passages'] = [
  {
    title: 'Appeals: your clock',
    text: 'You have 180 days to appeal under ERISA. Call 1-800-222-1222 or see dol.gov/ebsa. A plan pays 80 percent, or $1,500. Dr. Smith of the U.S. office may help.',
  },
  { title: 'Sleep', text: 'A calm routine helps. Ask within thirty days in March.' },
  { title: 'Dormir', text: 'Una rutina tranquila le ayuda a usted y a su hijo.' },
];

/** A model's text, in which `[1]` is a citation of the first passage. */
const partsOf = (script: string): readonly AnswerPart[] =>
  script.split(/(\[\d+\])/u).flatMap((piece): readonly AnswerPart[] => {
    const passage = /^\[(\d+)\]$/u.exec(piece)?.[1];
    if (passage !== undefined) return [{ type: 'citation', passage: Number(passage) - 1 }];
    return Array.from(piece, (text) => ({ type: 'text', text }));
  });

async function* streamOf(parts: readonly AnswerPart[]) {
  yield* parts;
}

const read = async (parts: readonly AnswerPart[], language: Checked['language'] = 'en') => {
  const said = [];
  for await (const sentence of readAnswer(streamOf(parts), { passages: PASSAGES, language }))
    said.push(sentence);
  return said;
};

const readScript = (script: string, language?: Checked['language']) =>
  read([...partsOf(script), { type: 'done' }], language);

const textsOf = async (script: string, language?: Checked['language']) =>
  (await readScript(script, language)).map(({ text }) => text);

const HELLO = 'A calm routine helps.';

/** With its source. */
const GREETING = `${HELLO}[2]`;

describe('sentences', () => {
  test('have the sources that stand in them or behind them', async () => {
    expect(
      await readScript(
        'A calm routine [2] helps. You have 180 days to appeal. [1] Ask in March.[2]\n\nGood luck!',
      ),
    ).toEqual([
      { text: 'A calm routine helps.', cited: [1] },
      { text: 'You have 180 days to appeal.', cited: [0] },
      { text: 'Ask in March.', cited: [1] },
    ]);
  });

  test('go on after an abbreviation and a number of a list', async () => {
    expect(
      await textsOf(
        '1. Dr. Smith of the U.S. office may help.[1]\n2. You have 180 days to appeal.[1]',
      ),
    ).toEqual(['Dr. Smith of the U.S. office may help.', 'You have 180 days to appeal.']);
  });

  test('are the same in whatever pieces they come', async () => {
    const script =
      'A **calm** routine helps.[2] You have 180 days to appeal.[1] Dr. Smith may help.[1] Yes.';
    const whole = await readScript(script);
    const letters = partsOf(script);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), async (isJoined) => {
        const pieces: AnswerPart[] = [];
        for (const part of letters) {
          const last = pieces.at(-1);
          if (last?.type === 'text' && part.type === 'text' && isJoined.next().value)
            pieces.splice(-1, 1, { type: 'text', text: last.text + part.text });
          else pieces.push(part);
        }
        expect(await read([...pieces, { type: 'done' }])).toEqual(whole);
      }),
    );
  });
});

describe('of a claim, the source says the same', () => {
  test.each([
    ['a number', 'You have 180 days to appeal.[1]'],
    ['a number in words', 'Ask within 30 days.[2]'],
    ['a phone', 'Call (800) 222-1222.[1]'],
    ['a law', 'You can appeal under ERISA.[1]'],
    ['a share', 'A plan pays 80%.[1]'],
    ['a sum', 'A plan pays $1,500.[1]'],
    ['a month', 'Ask in March.[2]'],
  ])('%s is said', async (_, script) => {
    expect(await textsOf(`${GREETING} ${script}`)).toHaveLength(2);
  });

  test.each([
    ['a number without a source', 'You have 180 days to appeal.'],
    ['a number of another source', 'You have 180 days to appeal.[2]'],
    ['another number', 'You have 181 days to appeal.[1]'],
    ['another unit', 'You have 180 months to appeal.[1]'],
    ['another number in words', 'Ask within forty days.[2]'],
    ['another phone', 'Call 1-800-222-1223 today.[1]'],
    ['a phone put together', 'Call 800-1222-222 today.[1]'],
    ['another law', 'This is what HIPAA says.[1]'],
    ['a law of that name', 'The Mental Health Parity Act protects you.[1]'],
    ['a law without a name', 'The law protects you.[2]'],
    ['another share', 'A plan pays 90% of it.[1]'],
    ['a share for a number', 'It pays 180% of it.[1]'],
    ['another sum', 'It may pay $2,500 at most.[1]'],
    ['an address of its source', 'See dol.gov/ebsa for more.[1]'],
    ['another address', 'Read more at https://example.com/x?y=1.[1]'],
    ['a mail address', 'Write to help@example.com.[1]'],
    ['another month', 'Ask in April.[2]'],
    ['a deadline', 'The deadline has passed.[2]'],
    ['a passage that was not given', 'A calm routine helps.[7]'],
  ])('%s is dropped', async (_, script) => {
    expect(await textsOf(`${GREETING} ${script}`)).toEqual([HELLO]);
  });

  test.each([
    ['a number', 'Tiene ciento ochenta días para apelar.[1]'],
    ['a unit', 'Tiene 180 meses para apelar con su plan.[1]'],
    ['a law', 'La Ley de Cuidado de Salud dice que sí para usted.[1]'],
    ['a sum', 'Son 2.500 dólares para usted y su familia.[1]'],
  ])('in Spanish, %s is dropped too', async (_, script) => {
    const hello = 'Una rutina tranquila le ayuda a usted.';
    expect(await textsOf(`${hello}[3] ${script}`, 'es')).toEqual([hello]);
  });
});

describe('a sentence is dropped that calls its writer', () => {
  test.each([
    "I'm your therapist, and I care.",
    'As a licensed clinical psychologist, I hear you.',
    'I am a real person here for you.',
    'This chat is a therapy session.',
  ])('%s', async (script) => {
    expect(await textsOf(`${GREETING} ${script}`)).toEqual([HELLO]);
  });
});

describe('text is plain', () => {
  test.each([
    ['Markdown', '## **A calm** _routine_ [helps](https://evil.example/x).', HELLO],
    ['HTML', '<p onclick="x()">A calm <b>routine</b> helps.</p><script>alert(1)</script>', HELLO],
    ['hidden marks', 'A calm\u202e rout\u200bine helps.', HELLO],
    ['entities', '&lt;b&gt;A calm&lt;/b&gt; routine helps.', HELLO],
    ['compatible forms', 'Ａ ｃａｌｍ routine helps.', HELLO],
  ])('without %s', async (_, script, text) => {
    expect(await textsOf(`${script}[2]`)).toEqual([text]);
  });
});

describe('a fixed answer replaces', () => {
  test.each([
    ['a dose', 'You can give 3 mg of melatonin at night.[2]', 'medical'],
    ['a diagnosis', 'It sounds like autism to me.', 'medical'],
    ['a diagnosis in Spanish', 'Su hijo probablemente tiene autismo.', 'medical'],
    ['a medicine', 'Stop the medication for a while.', 'medical'],
    ['ways to harm oneself', 'There are painless ways to kill yourself.', 'crisis'],
    ['a crisis', 'You want to kill yourself and you do not want to live.', 'crisis'],
  ])('%s', async (_, script, kind) => {
    await expect(readScript(script)).rejects.toMatchObject({ danger: { kind } });
    await expect(readScript(script)).rejects.toBeInstanceOf(AnswerDanger);
  });
});

describe('there is no answer of a model that', () => {
  const faultOf = async (parts: readonly AnswerPart[], language?: Checked['language']) =>
    read(parts, language).then(
      () => 'none',
      (error: unknown) => (error instanceof AnswerFault ? error.reason : String(error)),
    );

  test('refuses', async () => {
    expect(await faultOf([...partsOf(HELLO), { type: 'refused' }])).toBe('refused');
  });

  test('breaks off in the middle of a sentence', async () => {
    expect(await faultOf(partsOf('I hope that'))).toBe('broke-off');
  });

  test('writes on and on', async () => {
    const text = `${HELLO} `.repeat(LONGEST_ANSWER / HELLO.length);
    expect(await faultOf([{ type: 'text', text }])).toBe('too-long');
  });

  test.each([
    ['es', 'I hope that this helps you.'],
    ['en', 'Espero que esto le ayude a usted.'],
    ['en', 'Vous pouvez demander une évaluation à votre médecin.'],
    ['en', 'Você pode pedir uma avaliação para o seu filho.'],
    ['es', 'Привет, спросите врача.'],
    ['en', '请问您的医生。'],
  ] as const)('is asked in %s and says: %s', async (language, script) => {
    expect(await faultOf([...partsOf(script), { type: 'done' }], language)).toBe(
      'another-language',
    );
  });

  test.each(['', '   \n', '<br>', '***', 'It is 55 percent.'])(
    'says nothing but "%s"',
    async (script) => {
      expect(await faultOf([...partsOf(script), { type: 'done' }])).toBe('nothing-left');
    },
  );
});

describe('whatever a model writes', () => {
  const SNIPPETS = [
    'You have 180 days.',
    'Pay $99 now.',
    '[1]',
    '[2]',
    '[9]',
    '<b>',
    '</script>',
    '<img src=x onerror=y>',
    '[here](javascript:x)',
    '**bold**',
    'https://evil.example',
    '\u202e',
    '\n',
    ' ',
    '- ',
    '1. ',
    'Call 911.',
    '😀',
    'A calm routine helps.',
    'ERISA',
    '&lt;i&gt;',
    '|',
    '`code`',
    'in March',
  ];

  test('no sentence has tags, hidden marks, or a number that its source has not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ unit: 'grapheme', maxLength: 8 })),
          {
            maxLength: 20,
          },
        ),
        async (snippets) => {
          const said = await readScript(snippets.join(' ')).catch((error: unknown) => {
            if (error instanceof AnswerFault || error instanceof AnswerDanger) return [];
            throw error;
          });
          for (const { text, cited } of said) {
            expect(text).not.toMatch(/<[a-z/]/iu);
            expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/u);
            expect(text).not.toMatch(/evil|\$99|911/u);
            for (const number of cited) expect(PASSAGES[number]).toBeDefined();
            if (/180/u.test(text)) expect(cited).toContain(0);
          }
        },
      ),
    );
  });
});
