import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { readEmails, readPhones, readWebsite } from './contacts.ts';

test(
  'the telephone numbers of …',
  everyRow(
    [
      ['336-513-4333', '(336) 513-4333', []],
      [' 1-800-737-3028\n', '(800) 737-3028', []],
      ['1-844-4673-929', '(844) 467-3929', []],
      ['704)476-8230 ex.6410', '(704) 476-8230', ['ext. 6410']],
      ['800-442-2762, ext. 3035', '(800) 442-2762', ['ext. 3035']],
      ['919-719-7662 x 106 ', '(919) 719-7662', ['ext. 106']],
      ['919-719-7662 x106', '(919) 719-7662', ['ext. 106']],
      ['910-826-9100 ext. 2266/2268', '(910) 826-9100', ['ext. 2266/2268']],
      ['252-638-3881, 252-447-4151', '(252) 638-3881', ['(252) 447-4151']],
      ['828-837-0071 or 866-464-9115', '(828) 837-0071', ['(866) 464-9115']],
      ['252-638-3881\n252-638-3881', '(252) 638-3881', []],
      ['919-876-558', null, []],
      ['Contractors', null, []],
      ['', null, []],
    ],
    ([text, phone, more]) => {
      expect(readPhones(text)).toEqual({ phone, more });
    },
  ),
);

test.each([
  ['maggie@example.org,', ['maggie@example.org']],
  ['\u200boffice@example.org', ['office@example.org']],
  ['a@example.org, b@example.org,  a@example.org', ['a@example.org', 'b@example.org']],
  ['Contact form on page', []],
])('the email addresses of %j', (text, emails) => {
  expect(readEmails(text)).toEqual(emails);
});

test.each([
  ['https://www.example.org/', 'https://www.example.org'],
  ['http://www.example.org/a?b=c\n', 'http://www.example.org/a?b=c'],
  ['example.org/home', 'https://example.org/home'],
  ['www.example.org', 'https://www.example.org'],
  ['see https://example.org', 'https://example.org'],
  ['javascript:alert(1)', null],
  ['none', null],
  ['', null],
])('the website of %j', (text, website) => {
  expect(readWebsite(text)).toBe(website);
});
