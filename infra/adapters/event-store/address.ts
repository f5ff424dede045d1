/** Parts of an address as the client parses them, with user and password separate. */
const ADDRESS = /^(esdb(?:\+discover)?:\/\/)(?:([^/?]*)@)?([^/?@]+)(\/?(?:\?.*)?)$/;

const FORM =
  'It has the form esdb://USER:PASSWORD@HOST:PORT, or esdb://HOST1:PORT,HOST2:PORT,HOST3:PORT for a cluster; user and password may be left out.';

/** Client options that Hearthway supports, in lower case. */
const OPTIONS = new Set([
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'keepalivetimeout',
  'maxdiscoverattempts',
  'nodepreference',
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
]);

/**
 * Throws a one-sentence error for an address that the client would not understand, or would reject with the
 * password in its message. The sentence contains nothing of the address but names of options.
 */
export const requireAddress = (address: string): void => {
  const [, , user = '', , query = ''] = partsOf(address);
  if (/[@/]/.test(user) || user.split(':').length > 2 || /%(?![\da-f]{2})/i.test(user))
    throw unreadable(
      'In user and password, write @ : / % and other special characters percent-encoded, such as %40 for @.',
    );
  for (const [name = ''] of optionsIn(query)) {
    if (/^tlsverifycert$/i.test(name))
      throw unreadable(
        'This client always verifies certificates: instead of tlsVerifyCert, name the certificate of the authority with tlsCAFile=/path/to/ca.crt.',
      );
    if (!OPTIONS.has(name.toLowerCase())) throw unreadable(`It has no option "${name}".`);
  }
};

const partsOf = (address: string): RegExpExecArray => {
  const parts = ADDRESS.exec(address.trim());
  if (parts === null) throw unreadable(FORM);
  return parts;
};

const optionsIn = (query: string): readonly (readonly string[])[] =>
  query
    .replace(/^\/?\??/, '')
    .split('&')
    .filter((option) => option !== '')
    .map((option) => option.split('='));

/** Address for messages: without user and password, and without options, one of which is a token. */
export const hostsOf = (address: string): string => {
  const [, protocol, , hosts] = partsOf(address);
  return `${protocol}${hosts}`;
};

/** Returns one address for each node, as for a server without a cluster. */
export const nodesOf = (address: string): readonly string[] => {
  const [, , user, hosts = '', rest] = partsOf(address);
  const credentials = user === undefined ? '' : `${user}@`;
  return hosts.split(',').map((host) => `esdb://${credentials}${host}${rest}`);
};

const unreadable = (advice: string): Error =>
  new Error(`The address of the event store cannot be read. ${advice}`);
