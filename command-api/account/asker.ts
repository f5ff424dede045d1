import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { findKnownDevice } from './known-devices.ts';

export interface Asker {
  readonly emailKey: string;
  /** True unless the device has signed in to the account before. */
  readonly isStranger: boolean;
  /** Key of the asker's allowances: one per e-mail and known device, or per network for a stranger. */
  readonly key: string;
  readonly handle: Buffer;
}

/** The network is hashed with a key and the e-mail, so that it is neither stored nor traceable. */
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

/** Returns one asker for all staff members who ask on behalf of a family. */
export const supportAs = (emailKey: string): Asker => {
  const handle = Buffer.from('support');
  return { emailKey, isStranger: false, key: keyOf(emailKey, handle), handle };
};

const keyOf = (emailKey: string, handle: Buffer): string => `${emailKey}/${handle.toString('hex')}`;
