import { expect, onTestFinished, test, vi } from 'vitest';
import { LESSONS, questionsOf } from '../testing/lessons.fixture.ts';
import { readContent, readPaths, renderContent, submitForm } from './served.tsx';

const [lesson] = LESSONS;
if (lesson === undefined) throw new Error('There is a lesson to test with.');
const { module } = lesson;
const path = `/learning/module/${module.id}`;

/** read-api, with one lesson. */
const serve = () => {
  const answers: Readonly<Record<string, unknown>> = {
    [`/api/learning/modules/${module.id}`]: module,
    '/api/learning/cards': [module],
    '/api/content/guide': [
      {
        id: 'getting-started',
        version: 1,
        language: 'en',
        data: { order: 1, checked: '2026-11-23' },
        words: { title: 'Getting started', description: 'The first weeks.' },
        sections: [],
        facts: [],
      },
    ],
    '/api/help/answers': [
      { answerId: 'distance-filter', language: 'en', topic: 'search', question: 'How far?' },
    ],
    [`/api/learning/questions/${module.id}?version=${module.version}`]: questionsOf(lesson),
  };
  vi.stubGlobal('fetch', async (asks: string) =>
    asks in answers
      ? Response.json(answers[asks])
      : Response.json({ code: 'UnknownModule', message: 'No.' }, { status: 404 }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
};

const read = async (address = path) => {
  serve();
  return readContent(address);
};

test('a lesson has its text, its title and its address in each language of the site', async () => {
  const content = await read();
  if (content === undefined) throw new Error('The lesson is there.');
  const inBoth = await Promise.all(
    ['en', 'es'].map((locale) => renderContent({ path, locale, content })),
  );
  for (const { head, body } of inBoth) {
    expect(head).toContain(`<title>${module.title}`);
    expect(head).toContain(`<link rel="canonical" href="{PUBLIC_URL}${path}">`);
    expect(head).toContain('name="description"');
    for (const { title } of module.sections) expect(body).toContain(title);
    expect(body).not.toContain('aria-busy="true"');
  }
  const [english, spanish] = inBoth;
  expect(english?.body).toContain('All lessons');
  expect(spanish?.body).toContain('Todas las lecciones');
});

test('the content is what the page in the browser asks for', async () => {
  const content = await read();
  expect(content?.queries).toEqual([
    [['learning', 'module', module.id, 'newest'], module],
    [['learning', 'questions', module.id, module.version], questionsOf(lesson)],
  ]);
});

test.each(['/learning/module/no-such-lesson', '/about', '/nowhere'])(
  '%s has no content',
  async (address) => {
    expect(await read(address)).toBeUndefined();
  },
);

test('a lesson that cannot be read is not taken for one that is not there', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await expect(readContent(path)).rejects.toThrow();
});

test('the addresses of lessons, states, guides and answers of the help are known', async () => {
  serve();
  expect(await readPaths()).toEqual(
    expect.arrayContaining([
      path,
      '/insurance-help/TEXAS',
      '/insurance-help/NORTH-CAROLINA',
      '/help',
      '/help/distance-filter',
      '/guides/getting-started',
    ]),
  );
});

test.each(['texas', 'Tx', 'TX'])('%s leads to the page of Texas', async (name) => {
  expect(await read(`/insurance-help/${name}`)).toMatchObject({
    answer: { kind: 'moved', to: '/insurance-help/TEXAS' },
  });
});

test('a state that does not exist is answered with all that do', async () => {
  const address = '/insurance-help/ATLANTIS';
  const content = await read(address);
  if (content === undefined) throw new Error('It has a page.');
  expect(content.answer.kind).toBe('unknown');
  const { head, body } = await renderContent({ path: address, locale: 'en', content });
  expect(head).not.toContain('canonical');
  expect(body).toContain('/insurance-help/TEXAS');
});

const submit = async (answer: Response) => {
  const submitted: unknown[] = [];
  vi.stubGlobal('fetch', async (asks: string, init: RequestInit) => {
    submitted.push([asks, init.method, JSON.parse(String(init.body))]);
    return answer;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const fields = { insuranceProvider: '', zipCode: '27701', memberId: 'PLANTED-1' };
  const content = await submitForm('/insurance-help', fields);
  if (content === undefined) throw new Error('The page has a form.');
  return { submitted, content };
};

test('a lookup without scripts is sent without the member id, and its refusal is shown', async () => {
  const { submitted, content } = await submit(
    Response.json(
      {
        code: 'ValidationFailed',
        message: 'Please check the form.',
        issues: [{ path: 'insuranceProvider', message: 'Please select an insurance provider' }],
      },
      { status: 400 },
    ),
  );
  expect(submitted).toEqual([
    ['/api/insurance/lookup', 'POST', { insuranceProvider: '', zipCode: '27701' }],
  ]);
  const { body } = await renderContent({ path: '/insurance-help', locale: 'es', content });
  expect(body).toContain('Elija una aseguradora');
  expect(body).toContain('value="27701"');
  expect(JSON.stringify(content) + body).not.toContain('PLANTED');
});

test('a page without a form takes none', async () => {
  expect(await submitForm('/about', {})).toBeUndefined();
});
