import { LESSON_CATEGORIES } from '@hearthway/domain/content/lesson.constants.ts';
import type { ModuleCard, ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../../components/Tabs.tsx';
import { categoryWords } from '../shared/module-words.ts';
import { inReadingOrder } from '../shared/reading-order.ts';
import { LessonCard } from './LessonCard.tsx';

interface ModuleGridProps {
  readonly cards: readonly ModuleCard[];
  readonly progress: readonly ModuleProgress[];
}

/** The lessons of each category. */
export const ModuleGrid = ({ cards, progress }: ModuleGridProps) => {
  const { i18n, t } = useLingui();
  const ordered = inReadingOrder(cards);
  const offered = LESSON_CATEGORIES.filter((id) => cards.some(({ category }) => category === id));
  return (
    <Tabs
      label={t`Categories`}
      tabs={[
        { id: 'all', name: t`All`, content: <Cards cards={ordered} progress={progress} /> },
        ...offered.map((id) => ({
          id,
          name: i18n._(categoryWords[id]),
          content: (
            <Cards cards={ordered.filter(({ category }) => category === id)} progress={progress} />
          ),
        })),
      ]}
    />
  );
};

const Cards = ({ cards, progress }: ModuleGridProps) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
    {cards.map((card) => (
      <li key={card.id} className="grid">
        <LessonCard card={card} progress={progress.find(({ moduleId }) => moduleId === card.id)} />
      </li>
    ))}
  </ul>
);
