import { NO_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import type { Projected } from '@hearthway/domain/live/live.contract.ts';
import { expect, test } from 'vitest';
import { createPage, type PageOptions } from './page.ts';

const open = (seen: PageOptions['seen'] = {}, household?: PageOptions['household']) => {
  const sent: Projected[] = [];
  const page = createPage({
    session: { id: 's1', accountId: 'u1', role: 'family' },
    household,
    seen,
    send: (projected) => sent.push(projected),
    signOut: () => expect.fail('Nobody signed out.'),
    close: () => expect.fail('Nothing closed it.'),
  });
  const tell = (model: Projected['model'], position: string) => page.tell({ model, position });
  return { tell, sent };
};

test('a page gets each position once, and never an older one', () => {
  const { tell, sent } = open();
  for (const position of ['9', '10', '10', '9', '11']) tell('favorites', position);
  expect(sent.map(({ position }) => position)).toEqual(['9', '10', '11']);
});

test('a page is not told a position that it has seen', () => {
  const { tell, sent } = open({ favorites: '10' });
  tell('favorites', '10');
  tell('favorites', '9');
  tell('favorites', '11');
  expect(sent).toEqual([{ model: 'favorites', position: '11' }]);
});

test('for a model it has not seen, a page gets every position', () => {
  const { tell, sent } = open({ favorites: '10' });
  tell('timeline', '0');
  expect(sent).toEqual([{ model: 'timeline', position: '0' }]);
});

test('positions beyond 2^53 are compared exactly', () => {
  const { tell, sent } = open({ favorites: '18446744073709551614' });
  tell('favorites', '18446744073709551615');
  expect(sent).toHaveLength(1);
});

test('in the household of another family, a page is told of what the member may read', () => {
  const scopes = { ...NO_SCOPES, food: 'read' as const };
  const { tell, sent } = open(
    {},
    {
      familyId: 'f1',
      access: { role: 'caregiver', scopes, onlyChildren: null, isReadOnly: false },
    },
  );
  for (const model of ['dietary_profiles', 'favorites', 'chats', 'household'] as const)
    tell(model, '1');
  expect(sent).toEqual([{ model: 'dietary_profiles', position: '1' }]);
});
