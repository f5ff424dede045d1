import type { Section } from '@hearthway/domain/content/content.contract.ts';
import type { LearningModule } from '@hearthway/domain/learning/learning.contract.ts';
import { Trans } from '@lingui/react/macro';
import { CircleStop, Volume2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Blocks } from '../../../components/text/Blocks.tsx';
import { factsIn, spokenLines } from '../../../components/text/cited.ts';
import { Sources } from '../../../components/text/Sources.tsx';
import { PartHeading } from './PartHeading.tsx';
import { useSpeech } from './useSpeech.ts';

interface SectionViewProps {
  readonly module: LearningModule;
  readonly section: Section;
}

export const SectionView = ({ module: { facts: known, language }, section }: SectionViewProps) => {
  const sourceId = useId();
  const facts = factsIn(section.blocks, known);
  return (
    <section aria-labelledby={`${sourceId}heading`} lang={language} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <PartHeading id={`${sourceId}heading`}>{section.title}</PartHeading>
        <Listen section={section} language={language} />
      </div>
      <Blocks blocks={section.blocks} facts={facts} sourceId={sourceId} />
      <Sources facts={facts} sourceId={sourceId} />
    </section>
  );
};

interface ListenProps {
  readonly section: Section;
  readonly language: string;
}

const Listen = ({ section, language }: ListenProps) => {
  const lines = useMemo(() => spokenLines(section), [section]);
  const { toggle, isSpeaking } = useSpeech({ lines, language });
  if (toggle === undefined) return null;
  const Icon = isSpeaking ? CircleStop : Volume2;
  return (
    // In the server's HTML it keeps its place.
    <div className={toggle === null ? 'invisible' : undefined}>
      <Button look="quiet" onClick={toggle ?? undefined}>
        <Icon aria-hidden className="size-5" />
        {isSpeaking ? (
          <Trans comment="Stops reading aloud">Stop</Trans>
        ) : (
          <Trans comment="Reads a text aloud">Listen</Trans>
        )}
      </Button>
    </div>
  );
};
