import { STATES } from '@hearthway/domain/kernel/states.constants.ts';

export interface OfficeIdentity {
  readonly state: string;
  readonly kind: string;
  readonly level: string;
  readonly name: string;
  readonly website: string | null;
}

/** More names than this share only the address of a list of offices. */
const NAMES_OF_ONE_ADDRESS = 2;

/**
 * Groups entries of one office: same state, kind and level, and the same name except for an abbreviation in
 * brackets or the state's name, or the same web address. Groups and members keep their order.
 */
export const groupSameOffices = <Entry>(
  entries: readonly Entry[],
  identityOf: (entry: Entry) => OfficeIdentity,
): readonly (readonly [Entry, ...Entry[]])[] => {
  const namesAt = new Map<string, Set<string>>();
  for (const entry of entries) {
    const { address, name } = keysOf(identityOf(entry));
    if (address !== null) namesAt.set(address, (namesAt.get(address) ?? new Set()).add(name));
  }
  const isOfOne = (address: string): boolean =>
    (namesAt.get(address)?.size ?? 0) <= NAMES_OF_ONE_ADDRESS;
  const groupAt = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const { name, address } = keysOf(identityOf(entry));
    const keys = address !== null && isOfOne(address) ? [name, address] : [name];
    const known = keys.map((key) => groupAt.get(key)).filter((group) => group !== undefined);
    const [first, ...others] = new Set(known);
    const group: [Entry, ...Entry[]] =
      first === undefined ? [entry] : [...first, ...others.flat(), entry];
    for (const [key, joined] of groupAt) if (known.includes(joined)) groupAt.set(key, group);
    for (const key of keys) groupAt.set(key, group);
  }
  return [...new Set(groupAt.values())];
};

const keysOf = ({ state, kind, level, name, website }: OfficeIdentity) => {
  const within = [state, kind, level].join(' ');
  return {
    name: `${within} name ${nameKey(name, state)}`,
    address: website === null ? null : `${within} at ${addressKey(website)}`,
  };
};

/** One word in brackets with at least two capitals: "(ITP)", "(AzEIP)"; not "(Part C)". */
const ABBREVIATION = /\(\s*(?=[^)]*\p{Lu}[^)]*\p{Lu})[\p{L}&/–-]{2,12}\s*\)/gu;

const nameKey = (name: string, state: string): string => {
  const words = plain(name.replaceAll(ABBREVIATION, ' '));
  const stateName = plain(Object.entries(STATES).find(([code]) => code === state)?.[1] ?? '');
  const own = [stateName, state.toLowerCase()].filter((each) => each !== '').join('|');
  const rest = words.replace(new RegExp(`^(?:the )?(?:${own})(?: s)? | (?:${own})$`, 'gu'), '');
  return rest === '' ? words : rest;
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const addressKey = (website: string): string =>
  website
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/?#]+$/u, '');
