import { z } from 'zod';
import { readTrustedProxies, type TrustsProxy, trustsThisMachine } from './trusted-proxies.ts';

export interface HttpSettings {
  readonly trustsProxy: TrustsProxy;
  /** Whether all requests come over TLS, regardless of what a proxy says. */
  readonly isProduction: boolean;
}

export const httpVariables = {
  /** Addresses and networks of the proxies before this machine, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((setting, { addIssue }) => {
      const trustsProxy = readTrustedProxies(setting);
      if (trustsProxy !== undefined) return trustsProxy;
      addIssue('is no list of addresses or networks; use one such as 10.0.0.7, fd00::/8');
      return z.NEVER;
    }),
  NODE_ENV: z.string().optional(),
};

export const httpSettings = ({
  TRUSTED_PROXIES,
  NODE_ENV,
}: {
  readonly TRUSTED_PROXIES: TrustsProxy;
  readonly NODE_ENV?: string | undefined;
}): HttpSettings => ({
  trustsProxy: TRUSTED_PROXIES,
  isProduction: NODE_ENV === 'production',
});

export const LOCAL_SETTINGS: HttpSettings = { trustsProxy: trustsThisMachine, isProduction: false };
