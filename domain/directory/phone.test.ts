import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each(['9195550100', '19195550100', '919-555-0100', '(919) 555 0100', '+1 919.555.0100'])(
  '%s is written (919) 555-0100',
  (text) => {
    expect(formatPhone(text)).toBe('(919) 555-0100');
  },
);

test.each(['', '919555010', '91955501000', '0195550100', '9190550100', '9191550100', 'none'])(
  '"%s" cannot be called',
  (text) => {
    expect(formatPhone(text)).toBeNull();
  },
);
