import { expect, test } from 'vitest';
import { isBounce } from './bounce.ts';

const report = (statuses: readonly string[], failed: readonly string[] = []) =>
  isBounce({ statuses, header: (name) => (name === 'x-failed-recipients' ? failed : []) });

const status = (action: string, code: string) =>
  `Reporting-MTA: dns; mx.example.org\nArrival-Date: Mon, 23 Nov 2026 08:00:00 +0000\n\nFinal-Recipient: rfc822; ana@example.org\nAction: ${action}\nStatus: ${code}\nDiagnostic-Code: smtp; 550 5.1.1 unknown\n`;

test.for([
  ['failed', '5.1.1'],
  ['failed', '5.2.2 (mailbox full)'],
  ['FAILED', '5.0.0'],
  ['failed', ''],
] as const)('an address that %s with %s is refused for good', ([action, code]) => {
  expect(report([status(action, code)])).toBe(true);
  expect(report([status(action, code).replaceAll('\n', '\r\n')])).toBe(true);
});

test.for([
  ['delayed', '4.4.7'],
  ['failed', '4.4.7'],
  ['delivered', '2.0.0'],
  ['relayed', '2.0.0'],
  ['expanded', '5.0.0'],
] as const)('a mail that is %s with %s has not bounced', ([action, code]) => {
  expect(report([status(action, code)])).toBe(false);
});

test('one of two recipients is enough', () => {
  const both = `${status('delivered', '2.0.0')}\n${status('failed', '5.1.1')}`;
  expect(report([both])).toBe(true);
});

test('a report without a status is believed when it names who was not reached', () => {
  expect(report([], ['ana@example.org'])).toBe(true);
  expect(report([], [])).toBe(false);
  expect(report([status('delayed', '4.4.7')], ['ana@example.org'])).toBe(false);
});

test.for(['', '\n\n\n', ':::', 'Action', 'Action: failed\nStatus: 4.0.0', '\u0000'.repeat(100)])(
  'a status that says nothing is no bounce: %j',
  (text) => {
    expect(report([text])).toBe(false);
  },
);
