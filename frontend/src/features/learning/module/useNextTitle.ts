import type { LearningModule, ModuleCard } from '@hearthway/domain/learning/learning.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from '../shared/learning.queries.ts';

/** The module that its author suggests after this one; undefined until the titles are there. */
export const useNextTitle = ({
  next: [id],
}: Pick<LearningModule, 'next'>): Pick<ModuleCard, 'id' | 'title'> | undefined => {
  const { data } = useQuery({ ...cardsQuery, enabled: id !== undefined });
  return data?.find((card) => card.id === id);
};
