import { expect, test } from 'vitest';
import { SCOPES } from '../household-scopes/scopes.constants.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import {
  DEFAULT_SCOPES,
  MEMBER_ROLES,
  NO_SCOPES,
  READ_BY_EVERY_PARENT,
} from './household.constants.ts';
import { mayCall, type RequestEffect } from './household-access.ts';

const EFFECTS: readonly RequestEffect[] = ['read', 'write', 'remove'];

test(
  'a level of access allows what it says in its own scope; only a co-parent removes, and always reads what keeps a child safe',
  everyRow(
    MEMBER_ROLES.flatMap((role) =>
      SCOPES.flatMap((scope) =>
        (['none', 'read', 'write'] as const).map((level) => ({ role, scope, level })),
      ),
    ),
    ({ role, scope, level }) => {
      const scopes = { ...NO_SCOPES, [scope]: level };
      const allowed = (isReadOnly: boolean) =>
        EFFECTS.filter((effect) =>
          mayCall({ role, scopes, onlyChildren: null, isReadOnly }, scope, effect),
        );
      const isShown = role === 'co-parent' && READ_BY_EVERY_PARENT.includes(scope);
      const expected: Readonly<Record<typeof level, readonly RequestEffect[]>> = {
        none: isShown ? ['read'] : [],
        read: ['read'],
        write: role === 'co-parent' ? EFFECTS : ['read', 'write'],
      };
      expect(allowed(false)).toEqual(expected[level]);
      expect(allowed(true)).toEqual(level === 'none' && !isShown ? [] : ['read']);
      const others = SCOPES.filter(
        (each) => each !== scope && !(role === 'co-parent' && READ_BY_EVERY_PARENT.includes(each)),
      );
      for (const other of others)
        expect(
          mayCall({ role, scopes, onlyChildren: null, isReadOnly: false }, other, 'read'),
        ).toBe(false);
    },
  ),
);

test('co-parents manage the household, other members do not even see it; any member reads the plan', () => {
  for (const role of MEMBER_ROLES) {
    const access = { role, scopes: DEFAULT_SCOPES[role], onlyChildren: null, isReadOnly: false };
    for (const effect of EFFECTS) {
      expect(mayCall(access, 'household', effect)).toBe(role === 'co-parent');
      expect(mayCall(access, 'plan', effect)).toBe(effect === 'read');
    }
  }
});

test('a co-parent who sees some of the children alone does not manage the household', () => {
  const scopes = DEFAULT_SCOPES['co-parent'];
  const access = { role: 'co-parent', scopes, onlyChildren: ['maya'], isReadOnly: false } as const;
  for (const effect of EFFECTS) {
    expect(mayCall(access, 'household', effect)).toBe(false);
    expect(mayCall(access, 'children', effect)).toBe(true);
  }
});
