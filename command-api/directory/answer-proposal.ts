import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import type { ProposalOutcome } from '@hearthway/domain/directory/resource-proposal.constants.ts';
import type { ProposeResource } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import {
  type ResourceProposalState,
  resourceProposalDecider,
} from '@hearthway/domain/directory/resource-proposal.decider.ts';
import { fiveDigitZip } from '@hearthway/domain/directory/zip-code.ts';
import { webAddress } from '@hearthway/domain/kernel/web-address.ts';
import { addListing } from '@hearthway/infra/adapters/directory/added-listings.ts';
import {
  type Columns,
  type Correction,
  RefusedCorrectionError,
} from '@hearthway/infra/adapters/directory/correction-fields.ts';
import { type Account, findAccount } from '../account/accounts.ts';
import type { OperatorCommand, OperatorOptions } from '../commands/operator-command.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { accepted } from '../commands/send-position.ts';
import { mailLifetimeMs } from '../mail/mail-kinds.ts';
import { type Filed, readFiled } from './filed.ts';
import { findListing } from './find-listing.ts';

interface Answering {
  readonly proposalId: string;
  /** Shown to the family; null for none. */
  readonly note: string | null;
}

interface Added {
  /** Published with the date of the check. */
  readonly checkedBy: string;
  /** ISO date; today by default. */
  readonly checkedOn: string | undefined;
  readonly category: string | undefined;
  readonly corrections: readonly Correction[];
}

type Acceptance = Answering &
  (
    | { readonly added: Added; readonly listing?: never }
    /** Id of the existing listing. */
    | { readonly listing: string; readonly added?: never }
  );

/** Lists the provider, or refers to its existing listing. */
export const acceptProposal = ({ listing, added, ...answering }: Acceptance): OperatorCommand =>
  answer(answering, async (options, proposal) => {
    if (added !== undefined)
      return { outcome: 'listed', resourceId: await add(options, answering, added, proposal) };
    if ((await findListing(options.database, listing)) === null)
      throw new RefusedCorrectionError(`The directory has no listing ${listing}.`);
    return { outcome: 'already-listed', resourceId: listing };
  });

export const declineProposal = (answering: Answering): OperatorCommand =>
  answer(answering, () => Promise.resolve({ outcome: 'declined', resourceId: null }));

interface Outcome {
  readonly outcome: ProposalOutcome;
  readonly resourceId: string | null;
}

/**
 * Changes the directory, appends to the log, and then mails the family, whose account may be gone by now.
 * Repeating an interrupted command completes it; an answered proposal keeps its answer.
 */
const answer =
  (
    { proposalId, note }: Answering,
    settle: (options: OperatorOptions, proposal: ProposeResource) => Promise<Outcome>,
  ): OperatorCommand =>
  async (options) => {
    const { database, handle, clock, print } = options;
    const proposal = await readFiled(options, resourceProposalDecider, proposalId);
    if (proposal === undefined) {
      print(`There is no proposal ${proposalId}.`);
      return false;
    }
    const { userId, state } = proposal;
    const account = await findAccount(database, { userId });
    if (state.status === 'open')
      accepted(
        await handle(resourceProposalDecider, {
          id: proposalId,
          command: {
            command: 'answer',
            ...(await settle(options, state.proposed)),
            // An erased account has no key left to seal the note with.
            note: account === undefined ? null : note,
          },
          context: operatorContext(userId, clock()),
        }),
      );
    const answered = await readFiled(options, resourceProposalDecider, proposalId);
    if (answered?.state.status !== 'answered') throw new Error('The log does not have the answer.');
    if (account !== undefined) await mail(options, { proposalId, account, answered });
    const { outcome, resourceId } = answered.state;
    const how = resourceId === null ? outcome : `${outcome} as ${resourceId}`;
    const notice =
      account === undefined ? 'there is no account to notify' : 'the family is notified by email';
    print(
      state.status === 'open'
        ? `Answered, and ${notice}: ${how}.`
        : `It was answered before: ${how}.`,
    );
    return true;
  };

/** Returns the id of the new listing, which a repeated command finds again. */
const add = async (
  { database, clock }: OperatorOptions,
  { proposalId }: Answering,
  { checkedBy, checkedOn, category, corrections }: Added,
  proposed: ProposeResource,
): Promise<string> => {
  const id = `family-${proposalId.slice(0, 12)}`;
  const columns = { ...columnsOf(proposed), ...Object.assign({}, ...corrections.map(columnsIn)) };
  if (columns.name === '')
    throw new RefusedCorrectionError(
      'The family has deleted its account, and what it wrote has gone with it: --set name=…, city=…',
    );
  await addListing(database, {
    id,
    category: category ?? proposed.category,
    columns,
    checkedBy,
    checkedOn: checkedOn ?? clock().toISOString().slice(0, 10),
  });
  return id;
};

const columnsIn = ({ columns }: Correction): Columns => columns;

/** Maps the proposal to columns of the directory. The family’s reason is visible to the operator only. */
const columnsOf = ({ name, street, city, state, zip, phone, website }: ProposeResource) => ({
  name,
  street,
  city,
  state,
  zip: fiveDigitZip(zip) ?? '',
  phone: formatPhone(phone),
  website: webAddress(website),
});

interface Telling {
  readonly proposalId: string;
  readonly account: Account;
  readonly answered: Filed<ResourceProposalState>;
}

/** Sent once: the queue ignores a repeated mail about the same proposal for as long as it remembers it. */
const mail = async (
  { mails, clock }: OperatorOptions,
  { proposalId, account, answered: { state, changedAt } }: Telling,
): Promise<void> => {
  const kind = 'resource-proposal-answered';
  const isLate = clock().getTime() - changedAt.getTime() > mailLifetimeMs(kind);
  if (state.status !== 'answered' || isLate) return;
  const { proposed, outcome, resourceId, note } = state;
  const { userId, emailKey } = account;
  const details = { name: proposed.name, outcome, resourceId, note };
  await mails.post({ id: proposalId, kind, userId, emailKey, details });
};
