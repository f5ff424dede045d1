import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

test(
  '…: …',
  everyRow(
    [
      { what: 'no page at all', headers: { host: 'a.example' }, expected: true },
      {
        what: 'our page',
        headers: { origin: 'https://a.example', host: 'a.example' },
        expected: true,
      },
      { what: 'a port', headers: { origin: 'http://a:8080', host: 'a:8080' }, expected: true },
      {
        what: 'capitals',
        headers: { origin: 'http://a.example', host: 'A.Example' },
        expected: true,
      },
      {
        what: 'our page through a proxy',
        headers: {
          origin: 'https://a.example',
          host: '127.0.0.1:4000',
          'x-forwarded-host': 'a.example',
        },
        expected: true,
      },
      {
        what: 'another page through a proxy',
        headers: {
          origin: 'https://b.example',
          host: 'b.example',
          'x-forwarded-host': 'a.example',
        },
        expected: false,
      },
      {
        what: 'another page',
        headers: { origin: 'https://b.example', host: 'a.example' },
        expected: false,
      },
      {
        what: 'another port',
        headers: { origin: 'http://a:8081', host: 'a:8080' },
        expected: false,
      },
      {
        what: 'a page of a subdomain',
        headers: { origin: 'https://b.a.example', host: 'a.example' },
        expected: false,
      },
      {
        what: 'a page that hides',
        headers: { origin: 'null', host: 'a.example' },
        expected: false,
      },
      { what: 'a page that hides, of no host', headers: { origin: 'null' }, expected: false },
      { what: 'nonsense', headers: { origin: '://', host: 'a.example' }, expected: false },
    ],
    ({ headers, expected }) => {
      expect(isSameOrigin(headers)).toBe(expected);
    },
    ({ what, expected }) => `${what} ${expected}`,
  ),
);
