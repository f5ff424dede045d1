import { useId } from 'react';
import { Blocks } from '../../../components/text/Blocks.tsx';
import { factsIn } from '../../../components/text/cited.ts';
import { Sources } from '../../../components/text/Sources.tsx';
import type { Answer } from './answer.ts';

interface AnswerTextProps {
  readonly answer: Answer;
  /** Level of the headings of its sections. */
  readonly level: 2 | 4;
}

/** The sections of an answer. The heading of an only section would repeat the question. */
export const AnswerText = ({
  answer: { language, sections, facts: known },
  level,
}: AnswerTextProps) => {
  const sourceId = useId();
  const Heading = level === 2 ? 'h2' : 'h4';
  const blocks = sections.flatMap((section) => section.blocks);
  const facts = factsIn(blocks, known);
  return (
    <div lang={language} className="grid grid-cols-1 gap-6">
      {sections.map((section) => (
        <section
          key={section.id}
          aria-labelledby={sections.length > 1 ? `${sourceId}${section.id}` : undefined}
          className="grid grid-cols-1 gap-3"
        >
          {sections.length > 1 && (
            <Heading
              id={`${sourceId}${section.id}`}
              className={level === 2 ? 'text-xl' : 'font-semibold'}
            >
              {section.title}
            </Heading>
          )}
          <Blocks blocks={section.blocks} facts={facts} sourceId={sourceId} />
        </section>
      ))}
      <Sources facts={facts} sourceId={sourceId} />
    </div>
  );
};
