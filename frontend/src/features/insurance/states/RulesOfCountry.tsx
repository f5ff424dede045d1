import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import { FactSource } from '../shared/FactSource.tsx';
import type { FederalItem } from '../shared/state.queries.ts';

interface RulesOfCountryProps {
  readonly item: FederalItem;
  /** Rule ids. */
  readonly topics: readonly string[];
}

/** Federal rules, each with its source. */
export const RulesOfCountry = ({ item, topics }: RulesOfCountryProps) =>
  topics.map((topic) => {
    const words = item.words.wording[topic];
    if (words === undefined) return null;
    return (
      <div key={topic} lang={item.language} className="measure grid gap-1">
        <h3 className="text-lg">{words.title}</h3>
        <p>{words.text}</p>
        <FactSource facts={factsOf(item, `words.wording.${topic}.text`)} />
      </div>
    );
  });
