import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { findKnownDevice } from './known-devices.ts';

/** The caller, as far as limits on one e-mail tell callers apart. */
export interface Asker {
  readonly emailKey: string;
  /** No device that has signed in to the account before. */
  readonly isStranger: boolean;
  /** Key of the asker's own allowances: one per e-mail and known device, or network of a stranger. */
  readonly key: string;
  /** The same as a hash. */
  readonly handle: Buffer;
}

/** The network is hashed with a key and the e-mail: it is not stored, and cannot be followed. */
export const askerOf = async (
  dependencies: Pick<CommandDependencies, 'database' | 'privacy'>,
  request: HttpRequest,
  emailKey: string,
): Promise<Asker> => {
  const device = await findKnownDevice(dependencies, request, emailKey);
  const handle =
    device ?? (await dependencies.privacy.keyedHash(`network/${emailKey}`, networkOf(request.ip)));
  return {
    emailKey,
    isStranger: device === undefined,
    key: keyOf(emailKey, handle),
    handle,
  };
};

/** A member of the staff who asks for a family, all of them together. */
export const supportAs = (emailKey: string): Asker => {
  const handle = Buffer.from('support');
  return { emailKey, isStranger: false, key: keyOf(emailKey, handle), handle };
};

const keyOf = (emailKey: string, handle: Buffer): string => `${emailKey}/${handle.toString('hex')}`;
