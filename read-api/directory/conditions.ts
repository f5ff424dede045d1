import type { FilterQuery } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { MEDICAID_EVIDENCE } from '@hearthway/domain/directory/listing-sources.constants.ts';
import { anyOf, quote } from './terms.ts';

/** Converts the filters of a query to parts of a `tsquery`, all of which must match. */
export const conditionsOf = ({
  ages,
  language,
  telehealth,
  inHome,
  medicaid,
  accepting,
  insurance,
  wait,
  knownWait,
  tag,
}: FilterQuery): readonly string[] => [
  ...[
    ...(ages ? [`+age:${ages}`] : []),
    ...(language ? [`+lang:${language}`] : []),
    ...(telehealth ? ['+telehealth'] : []),
    ...(inHome ? ['+in-home'] : []),
    ...(accepting ? ['+accepting'] : []),
    ...(insurance ? [`+insurance:${insurance}`] : []),
    ...(knownWait ? ['+wait'] : []),
    ...tagsOf(tag).map((each) => `+tag:${each}`),
  ].map((lexeme) => quote(lexeme)),
  ...(medicaid ? [MEDICAID] : []),
  ...(wait ? [`!${quote(`+wait-over:${wait}`)}`] : []),
];

/** Matches listings that say so, or that were seen to bill it. */
const MEDICAID = anyOf(
  ['+medicaid', ...MEDICAID_EVIDENCE.map((tag) => `+tag:${tag}`)].map((lexeme) => quote(lexeme)),
);

const tagsOf = (tag: FilterQuery['tag']): readonly string[] =>
  [tag ?? []]
    .flat()
    .flatMap((tags) => tags.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '');
