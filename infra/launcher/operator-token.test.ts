import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isOperator, OPERATOR_TOKEN_FILE, operatorTokenFor } from './operator-token.ts';

const TOKEN = 'a token of thirty-two characters or more'.replaceAll(' ', '-');

const shows = (authorization: string | undefined, token: string | undefined): boolean =>
  isOperator({ headers: authorization === undefined ? {} : { authorization } }, token);

test('the operator is told from others by the whole token', () => {
  expect(shows(`Bearer ${TOKEN}`, TOKEN)).toBe(true);
  for (const other of [undefined, '', TOKEN, `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`])
    expect(shows(other, TOKEN)).toBe(false);
  expect(shows('Bearer undefined', undefined)).toBe(false);
});

test('unset, each start makes a token that its own account alone can read', () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-data-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const token = operatorTokenFor({ environment: {}, dataDirectory });
  const file = join(dataDirectory, OPERATOR_TOKEN_FILE);
  expect(readFileSync(file, 'utf8').trim()).toBe(token);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(operatorTokenFor({ environment: { OPERATOR_TOKEN: '' }, dataDirectory })).not.toBe(token);
});

test('a token that can be guessed is refused without being repeated', () => {
  const take = () =>
    operatorTokenFor({ environment: { OPERATOR_TOKEN: 'short' }, dataDirectory: '' });
  expect(take).toThrow('OPERATOR_TOKEN');
  expect(take).not.toThrow('short');
});
