import { randomUUID } from 'node:crypto';
import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { MIN_POSITION_HEADER, POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';

export interface Family {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** Headers of a browser: both halves of the session. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that a browser sends from our pages. */
const FROM_A_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** A family that is signed in, in a browser. */
export const signUp = async (url: string): Promise<Family> => {
  const email = `${randomUUID()}@example.org`;
  const password = randomUUID();
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: FROM_A_PAGE,
    body: JSON.stringify({
      firstName: 'Bench',
      lastName: 'Mark',
      email,
      password,
      confirmPassword: password,
      ...CURRENT_CONSENT,
      confirmedAge: String(CURRENT_CONSENT.confirmedAge),
    }),
  });
  const { token, user } = signedInSchema.parse(await registered.json());
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const headers = { authorization: `Bearer ${token}`, cookie: cookies.join('; ') };
  return { userId: user.id, email, password, headers };
};

/** Gives it as many favorites as it may have. */
export const fillFavorites = async (url: string, { headers }: Family): Promise<void> => {
  const found = await fetch(`${url}/api/resources?location=27701`, { headers });
  const { resources } = resourceListSchema.parse(await found.json());
  let position = '';
  for (const { id } of resources.slice(0, FREE_FAVORITES_LIMIT)) {
    const answer = await fetch(`${url}/api/favorites`, {
      method: 'POST',
      headers: { ...headers, ...FROM_A_PAGE },
      body: JSON.stringify({ resourceId: id }),
    });
    position = answer.headers.get(POSITION_HEADER) ?? '';
  }
  // Answered when they have arrived.
  await fetch(`${url}/api/favorites`, { headers: { ...headers, [MIN_POSITION_HEADER]: position } });
};
