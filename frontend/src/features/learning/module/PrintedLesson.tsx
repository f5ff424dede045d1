import { Trans } from '@lingui/react/macro';
import { Blocks } from '../../../components/text/Blocks.tsx';
import { factsIn } from '../../../components/text/cited.ts';
import { Source } from '../../../components/text/Sources.tsx';
import type { Lesson } from './lesson.ts';

/** The whole lesson: on paper, and where scripts do not run. */
export const PrintedLesson = ({ lesson: { module, questions } }: { readonly lesson: Lesson }) => {
  const facts = factsIn(
    module.sections.flatMap(({ blocks }) => blocks),
    module.facts,
  );
  return (
    <div className="noscript:grid hidden grid-cols-1 gap-6 print:grid" lang={module.language}>
      {module.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className="grid gap-2">
          <h2 className="break-after-avoid text-xl">{title}</h2>
          <Blocks blocks={blocks} facts={facts} />
        </section>
      ))}
      {questions.length > 0 && (
        <section className="grid gap-2">
          <h2 className="break-after-avoid text-xl">
            <Trans>Knowledge Check</Trans>
          </h2>
          <ol className="grid list-decimal gap-3 ps-6">
            {questions.map(({ id, question, options }) => (
              <li key={id}>
                {question}
                <ul className="list-disc ps-6">
                  {options.map((option) => (
                    <li key={option}>{option}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      )}
      {facts.length > 0 && (
        <section className="grid gap-2 text-sm">
          <h2 className="break-after-avoid text-lg">
            <Trans>Sources</Trans>
          </h2>
          <ol className="list-decimal ps-6">
            {facts.map((fact) => (
              <li key={fact.id}>
                <Source fact={fact} />
                {fact.url !== undefined && <> {fact.url}</>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
