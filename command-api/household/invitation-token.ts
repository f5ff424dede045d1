import { createHash } from 'node:crypto';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Contents of an invitation's link: a household, and the secret that proves the invitation. */
interface InvitationToken {
  readonly familyId: string;
  readonly secret: Buffer;
}

const FAMILY_ID_BYTES = 16;

/** Encodes the token for a link, in base64url. */
export const tokenOf = ({ familyId, secret }: InvitationToken): string =>
  Buffer.concat([Buffer.from(familyId, 'hex'), secret]).toString('base64url');

/** Decodes a token of the right length. The secret leaves here as its hash, as events hold it. */
export const readToken = (
  token: string,
): { readonly familyId: string; readonly secretHash: string } => {
  const bytes = Buffer.from(token, 'base64url');
  return {
    familyId: bytes.subarray(0, FAMILY_ID_BYTES).toString('hex'),
    secretHash: hashOf(bytes.subarray(FAMILY_ID_BYTES)),
  };
};

/** The secret has 256 bits, so that its plain hash reveals nothing. */
export const hashOf = (secret: Buffer): string => createHash('sha256').update(secret).digest('hex');

/**
 * Returns the secret of an invitation: 256 bits that look random to anyone without the server's key. It is
 * derived rather than drawn, so that a request that is sent again gets the same link and no secret is stored.
 */
export const secretOf = (
  { privacy }: Pick<CommandDependencies, 'privacy'>,
  { familyId, invitationId }: { readonly familyId: string; readonly invitationId: string },
): Promise<Buffer> => privacy.keyedHash('household-invitation', `${familyId}/${invitationId}`);
