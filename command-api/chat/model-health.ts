import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Returns the health of the configured outside model; no part without one. */
export const modelHealthOf = ({
  answering: { model, breaker },
}: Pick<CommandDependencies, 'answering'>): readonly HealthPart[] => {
  if (model.name === 'embedded') return [];
  const name = 'assistant-model';
  const numbers = { ...breaker.numbers() };
  if (!breaker.isPaused()) return [{ name, status: 'ok', numbers }];
  const detail = 'The model of the assistant does not answer: our own pages do.';
  return [{ name, status: 'failing', isOptional: true, detail, numbers }];
};
