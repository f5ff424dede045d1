import type { Health } from '@hearthway/domain/health/health.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { healthKey } from './cache-keys.ts';

/**
 * Health from the socket has no language: parts keep their previous labels, and unknown labels are fetched.
 */
export const followHealth = (queryClient: QueryClient, health: Health): void => {
  const answered = queryClient.getQueryData<Health>(healthKey);
  const labels = new Map(answered?.parts.map(({ name, label }) => [name, label]));
  if (answered !== undefined)
    queryClient.setQueryData<Health>(healthKey, {
      ...health,
      parts: health.parts.map((part) => ({ ...part, label: labels.get(part.name) ?? part.label })),
    });
  const isNew = health.parts.some(({ name, label }) => label !== undefined && !labels.has(name));
  if (answered === undefined || isNew) void queryClient.invalidateQueries({ queryKey: healthKey });
};
