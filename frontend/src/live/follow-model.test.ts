import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { familyKey } from './cache-keys.ts';
import { followModel } from './follow-model.ts';

const read = () => {
  const answers: ((answer: string) => void)[] = [];
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: familyKey('user', 'favorites'),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => {}));
  return { queryClient, answers, shown: () => observer.getCurrentResult().data };
};

test('a change that is told during the first read is read after it', async () => {
  const { queryClient, answers, shown } = read();
  const followed = followModel(queryClient, 'favorites', { isAwaited: false });
  answers[0]?.('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after');
  await followed;
  expect(shown()).toBe('after');
});

test('a read that waits for the position is not repeated', async () => {
  const { queryClient, answers, shown } = read();
  const followed = followModel(queryClient, 'favorites', { isAwaited: true });
  answers[0]?.('after');
  await followed;
  expect(shown()).toBe('after');
  expect(answers).toHaveLength(1);
});
