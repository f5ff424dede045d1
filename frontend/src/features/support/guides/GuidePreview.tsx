import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { OpenPages } from '../../../components/GatePreview.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { TitledPart } from '../../../components/TitledPart.tsx';
import { Blocks } from '../../../components/text/Blocks.tsx';
import { factsIn } from '../../../components/text/cited.ts';
import { Sources } from '../../../components/text/Sources.tsx';
import { guidePath } from './guide-path.ts';
import { type Guide, guidesQuery } from './guides.queries.ts';

/** The beginning of the first guide, and all guides by name: they are open to visitors. */
export const GuidePreview = () => {
  const { t } = useLingui();
  const query = useQuery(guidesQuery);
  const guides = query.data?.toSorted((one, other) => one.data.order - other.data.order) ?? [];
  const [first] = guides;
  return (
    <TitledPart title={<Trans>Read one now</Trans>}>
      {query.data === undefined && query.error === null && <Loading isPart />}
      <FailedQuery query={query} title={t`We couldn’t load the guides`} />
      {first !== undefined && <FirstSection guide={first} />}
      <OpenPages
        pages={guides.map(({ id, words, language }) => ({
          path: guidePath(id),
          title: words.title,
          language,
        }))}
      />
    </TitledPart>
  );
};

const FirstSection = ({
  guide: { sections, facts: known, language },
}: {
  readonly guide: Guide;
}) => {
  const sourceId = useId();
  const [section] = sections;
  if (section === undefined) return null;
  const facts = factsIn(section.blocks, known);
  return (
    <article lang={language} className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <h3 className="text-lg">{section.title}</h3>
      <Blocks blocks={section.blocks} facts={facts} sourceId={sourceId} />
      <Sources facts={facts} sourceId={sourceId} />
    </article>
  );
};
