import { expect, test } from 'vitest';
import { childrenOf, type LinkChange, withLinkChanges } from './child-links.ts';

const link = (childId: string) => ({ kind: 'favorite', objectId: '1', childId }) as const;

test('a mark shows at once, and is gone again when it was refused', () => {
  const change = (
    command: LinkChange,
    status: 'pending' | 'error' | 'success',
    position = '9',
  ) => ({
    command,
    status,
    position,
  });
  const changes = [
    change({ ...link('maya'), isLinked: false }, 'pending'),
    change({ ...link('leo'), isLinked: true }, 'success', '7'),
    change({ ...link('ana'), isLinked: true }, 'error'),
  ];
  expect(withLinkChanges([link('maya')], { shown: '5', changes })).toEqual([link('leo')]);
  expect(withLinkChanges([link('maya')], { shown: '8', changes })).toEqual([]);
});

test('an object that was only for a forgotten child is for all of them', () => {
  const links = [link('maya'), { ...link('leo'), objectId: '2' }];
  const object = { kind: 'favorite', objectId: '1' } as const;
  expect(childrenOf(object, { links, known: ['maya', 'leo'] })).toEqual(['maya']);
  expect(childrenOf(object, { links, known: ['leo'] })).toEqual([]);
});
