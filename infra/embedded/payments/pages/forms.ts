import type { Engine } from '../engine.ts';
import { type Html, html } from './html.ts';
import type { Visit } from './visit.ts';

type Secrets = Pick<Engine, 'secretOf'>;

/** Token of forms of this session's pages. Additional to their secret address. */
const tokenFor = ({ secretOf }: Secrets, session: string): string => secretOf('form', session);

export const tokenField = (secrets: Secrets, session: string): Html =>
  html`<input type="hidden" name="token" value="${tokenFor(secrets, session)}">`;

/** Checks by the browser's headers and the token that a form comes from these pages. */
export const isOwnForm = (
  { request, form }: Pick<Visit, 'request' | 'form'>,
  secrets: Secrets,
  session: string,
): boolean => {
  const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
  return site === 'same-origin' && form['token'] === tokenFor(secrets, session);
};

interface Button {
  readonly action: string;
  readonly label: string;
  readonly token: Html;
  readonly isSecond?: boolean;
  readonly name?: string;
  readonly value?: string;
}

export const buttonForm = ({ action, label, token, isSecond, name, value }: Button): Html =>
  html`<form method="post" action="${action}">
${token}
<button${isSecond ? html` class="second"` : null}${name === undefined ? null : html` name="${name}" value="${value ?? ''}"`}>${label}</button>
</form>`;
