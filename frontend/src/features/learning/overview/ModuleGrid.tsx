import { LESSON_CATEGORIES } from '@hearthway/domain/content/lesson.constants.ts';
import type { ModuleCard, ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Summary } from '../../../components/Summary.tsx';
import { Tabs } from '../../../components/Tabs.tsx';
import { categoryWords } from '../shared/module-words.ts';
import { inReadingOrder } from '../shared/reading-order.ts';
import { LessonCard } from './LessonCard.tsx';
import { alongPaths } from './lesson-paths.ts';

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
        { id: 'all', name: t`All`, content: <Paths cards={ordered} progress={progress} /> },
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

/** All lessons along their paths, of which the first with a lesson to read is open. */
const Paths = ({ cards, progress }: ModuleGridProps) => {
  const { i18n } = useLingui();
  const isDone = ({ id }: ModuleCard) =>
    progress.some(({ moduleId, status }) => moduleId === id && status === 'completed');
  const paths = alongPaths(cards);
  const current = paths.find((path) => !path.cards.every(isDone)) ?? paths[0];
  return (
    <div className="grid grid-cols-1 gap-2">
      {paths.map(({ id, name, cards: own }) => {
        const done = own.filter(isDone).length;
        return (
          <details
            key={id}
            open={id === current?.id}
            className="group rounded-soft border border-line bg-sunken px-3 sm:px-4"
          >
            <Summary>
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-lg">{i18n._(name)}</span>
                <span className="text-sm font-normal text-text-soft">
                  <Trans>
                    {done} of {own.length} read
                  </Trans>
                </span>
              </span>
            </Summary>
            <div className="pt-1 pb-4">
              <Cards cards={own} progress={progress} />
            </div>
          </details>
        );
      })}
    </div>
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
