import type { ModuleCard } from '@hearthway/domain/learning/learning.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { OpenPages } from '../../../components/GatePreview.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { TitledPart } from '../../../components/TitledPart.tsx';
import { Blocks } from '../../../components/text/Blocks.tsx';
import { factsIn } from '../../../components/text/cited.ts';
import { Sources } from '../../../components/text/Sources.tsx';
import { cardsQuery, moduleQuery } from '../shared/learning.queries.ts';
import { modulePath } from '../shared/module-path.ts';
import { inReadingOrder } from '../shared/reading-order.ts';
import { alongPaths } from './lesson-paths.ts';

/** The beginning of the first lesson, and the titles of all along their paths: every lesson is open to visitors. */
export const LessonPreview = () => {
  const { i18n, t } = useLingui();
  const query = useQuery(cardsQuery);
  const paths = alongPaths(inReadingOrder(query.data ?? []));
  const first = paths[0]?.cards[0];
  return (
    <TitledPart title={<Trans>Read one now</Trans>}>
      {query.data === undefined && query.error === null && <Loading isPart />}
      <FailedQuery query={query} title={t`We couldn’t load the lessons`} />
      {first !== undefined && <FirstSection card={first} />}
      {paths.map(({ id, name, cards }) => (
        <details key={id} className="group rounded-soft border border-line bg-sunken px-3">
          <Summary>
            {i18n._(name)} ({cards.length})
          </Summary>
          <OpenPages
            pages={cards.map((card) => ({
              path: modulePath(card.id),
              title: card.title,
              language: card.language,
            }))}
          />
        </details>
      ))}
    </TitledPart>
  );
};

const FirstSection = ({ card: { id } }: { readonly card: ModuleCard }) => {
  const { t } = useLingui();
  const sourceId = useId();
  const query = useQuery(moduleQuery(id));
  const section = query.data?.sections[0];
  if (query.data === undefined || section === undefined)
    return query.error === null ? (
      <Loading isPart />
    ) : (
      <FailedQuery query={query} title={t`We couldn’t load the lesson`} />
    );
  const { title, language, facts: known } = query.data;
  const facts = factsIn(section.blocks, known);
  return (
    <article lang={language} className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <h3 className="text-lg">
        {title}: {section.title}
      </h3>
      <Blocks blocks={section.blocks} facts={facts} sourceId={sourceId} />
      <Sources facts={facts} sourceId={sourceId} />
      <div className={buttonRow}>
        <Link to={modulePath(id)} className={buttonClass('secondary')}>
          <Trans>Read on</Trans>
        </Link>
      </div>
    </article>
  );
};
