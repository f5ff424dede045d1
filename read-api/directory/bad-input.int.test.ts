import { SEARCH_MAX_LENGTH } from '@hearthway/domain/directory/directory.constants.ts';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { anyText } from '@hearthway/infra/verification/fuzz/any-text.fixture.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCities, DURHAM, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await addCities(directory.database, [
    { ...DURHAM, name: 'Durham', state: 'NC', population: 257_636 },
  ]);
  await publish(directory.database, [
    { name: 'Durham Speech', category: 'speech-therapy', description: 'Speech in Durham, NC.' },
    { name: 'Abla Kowalski', category: 'dental' },
  ]);
});

afterAll(() => directory.stop());

const ask = (query: Record<string, string>) => directory.get('/api/resources', query);

test.for([5_000, SEARCH_MAX_LENGTH + 1])('a text of %i letters is too long', async (length) => {
  const response = await ask({ search: 'speech '.repeat(length).slice(0, length) });
  expect(response.statusCode).toBe(400);
  expect(errorBodySchema.parse(response.json()).issues).toMatchObject([
    { path: 'search', message: expect.stringContaining('fewer words') },
  ]);
});

test('a place of 5,000 letters is too long', async () => {
  expect((await ask({ location: 'x'.repeat(5_000) })).statusCode).toBe(400);
});

const PIECES = [
  'speech',
  'speach',
  'terapia del abla',
  'dentist',
  'no habla',
  'near',
  'near me',
  'in',
  'cerca de',
  'Durham',
  'Drham',
  'NC',
  'Texas',
  'Toronto',
  '27701',
  '27701-1234',
  '09012',
  '00901',
  'M5V 2T6',
  '99999999999',
  'medicaid',
  '🙂',
  '👩‍👧',
  '\0',
  '\u202e',
  '\ud800',
  "'; drop table providers; --",
  "\\' & | ! <-> :*",
  '%_',
  '日本語',
  'áéíóú ñ',
  'speechtherapy',
  'psychia trist',
  ',',
  '-',
  '((((',
];

const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), anyText(12)), { maxLength: 8 })
  .map((parts) => parts.join(' ').slice(0, SEARCH_MAX_LENGTH));

test('no text and no place breaks a search: it is answered, or says what to do', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.option(text), async (search, location) => {
      const response = await ask({ search, ...(location !== null && { location }) });
      expect([200, 400, 422]).toContain(response.statusCode);
      if (response.statusCode !== 200)
        expect(errorBodySchema.parse(response.json()).message).not.toBe('');
    }),
    { numRuns: 150, seed: 20_261_122 },
  );
});
