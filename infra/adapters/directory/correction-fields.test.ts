import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { readCorrections } from './correction-fields.ts';

test(
  '…',
  everyRow(
    [
      ['name=Bright = Steps', { name: 'Bright = Steps' }],
      ['phone=919.555.0100', { phone: '(919) 555-0100' }],
      ['phone=', { phone: null }],
      ['website=https://example.org/a?b=c', { website: 'https://example.org/a?b=c' }],
      ['email=hello@example.org', { email: 'hello@example.org' }],
      ['ages=2-12', { ages_from: 2, ages_to: 12 }],
      ['ages=', { ages_from: null, ages_to: null }],
      ['languages=en, es', { languages: ['en', 'es'] }],
      ['inHome=yes', { in_home: true }],
      ['telehealth=no', { telehealth: false }],
      ['accepting=unknown', { accepting: null }],
      ['insurance=Aetna, Tricare', { insurance: ['Aetna', 'Tricare'] }],
      ['waitlist=About 3 months', { waitlist: 'About 3 months' }],
      ['verified=2026-11-21', { last_verified: '2026-11-21' }],
    ],
    ([setting, columns]) => {
      expect(readCorrections([setting])).toEqual([
        { field: setting.slice(0, setting.indexOf('=')), columns },
      ]);
    },
  ),
);

test('the parts of an address are one correction', () => {
  expect(readCorrections(['street=12 Main St', 'phone=', 'state=north carolina'])).toEqual([
    { field: 'address', columns: { street: '12 Main St', state: 'NC' } },
    { field: 'phone', columns: { phone: null } },
  ]);
});

test(
  '… is refused in a sentence',
  everyRow(
    [
      ['fax=919-555-0100', /^There is no field "fax"\. There are: name, .*, listed\.$/],
      ['phone', /^"phone" is not written as field=value\.$/],
      ['=', /^There is no field ""/],
      ['name= ', /^name: may not be empty\.$/],
      ['phone=555', /^phone: is no US telephone number\.$/],
      ['website=javascript:alert(1)', /^website: has to begin with https:\/\/\.$/],
      ['email=hello', /^email: is no email address\.$/],
      ['zip=1', /^zip: is no ZIP code\.$/],
      ['state=', /^state: may not be empty\.$/],
      ['ages=12', /^ages: takes ages, as in "2-12" or "18\+"\.$/],
      ['languages=e', /^languages: takes language tags/],
      ['medicaid=maybe', /^medicaid: takes yes, no or unknown\.$/],
      ['verified=soon', /^verified: takes a date/],
      ['listed=yes', /^listed: takes no\.$/],
      [`hours=${'x'.repeat(1_001)}`, /^hours: may have 1000 letters at most\.$/],
    ],
    ([setting, message]) => {
      expect(() => readCorrections([setting])).toThrow(message);
    },
  ),
);
