import type { Correction } from '@hearthway/infra/adapters/directory/correction-fields.ts';
import {
  correctProvider,
  withdrawCorrection,
} from '@hearthway/infra/adapters/directory/corrections.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';

interface CorrectOptions {
  readonly listingId: string;
  readonly corrections: readonly Correction[];
}

export const correctListing =
  ({ listingId: providerId, corrections }: CorrectOptions): OperatorCommand =>
  async ({ database, print }) => {
    const isThere = await correctProvider(database, { providerId, corrections });
    print(
      isThere
        ? `${providerId} is corrected: ${corrections.map(({ field }) => field).join(', ')}.`
        : `The directory has no listing ${providerId}.`,
    );
    return isThere;
  };

interface WithdrawOptions {
  readonly listingId: string;
  readonly field: string;
}

export const withdrawFromListing =
  ({ listingId: providerId, field }: WithdrawOptions): OperatorCommand =>
  async ({ database, print }) => {
    const wasCorrected = await withdrawCorrection(database, { providerId, field });
    print(
      wasCorrected
        ? `The correction of ${field} is withdrawn from ${providerId}.`
        : `There is no correction of ${field} of ${providerId}.`,
    );
    return wasCorrected;
  };
