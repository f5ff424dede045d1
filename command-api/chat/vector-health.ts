import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/**
 * Reports whether passages have their vectors; no part without vectors. Until then, passages are found by
 * words.
 */
export const vectorHealthOf = ({
  vectors,
}: Pick<CommandDependencies, 'vectors'>): readonly HealthPart[] => {
  if (vectors === undefined) return [];
  const { numbers, isFailing } = vectors.status();
  const { passages, vectors: made } = numbers;
  const detail = `${made} of ${passages} passages have a vector.`;
  const part = { name: 'assistant-vectors', isOptional: true, numbers } as const;
  return isFailing
    ? [{ ...part, status: 'failing', detail: `${detail} The embeddings server does not answer.` }]
    : [{ ...part, status: 'ok', detail }];
};
