import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import { FactSource } from '../shared/FactSource.tsx';
import type { FederalItem } from '../shared/state.queries.ts';

interface FederalTopicProps {
  readonly rules: FederalItem | undefined;
  readonly topic: string;
}

/** Federal rule with its source. Renders nothing until loaded. */
export const FederalTopic = ({ rules, topic }: FederalTopicProps) => {
  const words = rules?.words.wording[topic];
  if (rules === undefined || words === undefined) return null;
  return (
    <div lang={rules.language} className="measure grid gap-1">
      <h4 className="font-semibold">{words.title}</h4>
      <p>{words.text}</p>
      <FactSource facts={factsOf(rules, `words.wording.${topic}.text`)} />
    </div>
  );
};
