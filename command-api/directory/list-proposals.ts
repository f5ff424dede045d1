import type { ResourceProposal } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import { resourceProposalsModel as model } from '@hearthway/domain/directory/resource-proposals.model.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { dayOf, printable } from './printable.ts';

/** Prints the oldest first, since it has waited longest. */
export const listProposals =
  ({ isAll }: { readonly isAll: boolean }): OperatorCommand =>
  async ({ database, privacy, print }) => {
    const families = await database
      .selectFrom('resource_proposals')
      .select(['user_id', 'proposals'])
      .execute();
    const proposals = (await privacy.openRows(model, families))
      .flatMap((family) => model.parse(family).proposals)
      .filter(({ answer }) => isAll || answer === null)
      .toSorted((one, other) => one.proposedAt.localeCompare(other.proposedAt));
    if (proposals.length === 0)
      print(isAll ? 'No providers were proposed.' : 'No unanswered proposals.');
    for (const proposal of proposals) for (const line of linesOf(proposal)) print(line);
    return true;
  };

const linesOf = (proposal: ResourceProposal): readonly string[] => {
  const { id, proposedAt, category, name, street, city, state, zip, phone, website } = proposal;
  const place = [street, `${city}, ${state} ${zip}`.trim()].filter((part) => part !== '');
  const contact = [phone, website].filter((part) => part !== '');
  return [
    `${id}  ${dayOf(proposedAt)}  ${category}  ${printable(name)}`,
    `  ${printable([...place, ...contact].join('; '))}`,
    `  ${printable(proposal.why)}`,
    ...(proposal.answer === null ? [] : [`  ${answerOf(proposal.answer)}`]),
  ];
};

const answerOf = ({
  answeredAt,
  outcome,
  resourceId,
  note,
}: NonNullable<ResourceProposal['answer']>): string => {
  const how = resourceId === null ? outcome : `${outcome} (${resourceId})`;
  return `${dayOf(answeredAt)}: ${how}${note === null ? '' : `. ${printable(note)}`}`;
};
