import { behaviourOf, type CardDetails, TEST_CARDS, type TestCard } from '../life/cards.ts';
import type { Seconds } from '../time/months.ts';
import { type Html, html } from './html.ts';
import type { Visit } from './visit.ts';
import type { Words } from './words.ts';

type Field = 'number' | 'expiry' | 'cvc';

/** Error messages by field, and for the card as a whole. */
export type CardProblems = Partial<Record<Field | 'card', string>>;

const EXPIRY = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/;

export const readCard = (
  { form, words }: Pick<Visit, 'form' | 'words'>,
  now: Seconds,
): { readonly card: CardDetails } | { readonly problems: CardProblems } => {
  const number = (form['number'] ?? '').replaceAll(/[\s-]/g, '');
  const [, month = '', year = ''] = EXPIRY.exec((form['expiry'] ?? '').trim()) ?? [];
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)];
  const isPast = Date.UTC(expYear, expMonth) <= now * 1000;
  const problems: CardProblems = {
    ...(behaviourOf(number) === undefined && { number: words.card.unknownNumber }),
    ...(month === '' && { expiry: words.card.wrongExpiry }),
    ...(month !== '' && isPast && { expiry: words.card.pastExpiry }),
    ...(!/^\d{3,4}$/.test((form['cvc'] ?? '').trim()) && { cvc: words.card.wrongCvc }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { card: { number, expMonth, expYear } };
};

interface CardForm {
  readonly action: string;
  readonly button: string;
  readonly token: Html;
  readonly problems: CardProblems;
}

/** Card fields. The number and the date are refilled after an error, the code never. */
export const cardForm = (
  { words, form }: Pick<Visit, 'words' | 'form'>,
  { action, button, token, problems }: CardForm,
): Html => {
  const [first] = Object.keys(problems);
  const field = (name: Field, label: string, hint: string | null, attributes: Html): Html => {
    const wrong = problems[name];
    const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(' ');
    return html`<div class="field">
<label for="${name}">${label}</label>
${hint === null ? null : html`<span class="hint" id="${name}-hint">${hint}</span>`}
${wrong === undefined ? null : html`<span class="wrong" id="${name}-wrong">${wrong}</span>`}
<input id="${name}" name="${name}" inputmode="numeric" required ${attributes}${described === '' ? null : html` aria-describedby="${described}"`}${wrong === undefined ? null : html` aria-invalid="true"`}${first === name ? html` autofocus` : null}>
</div>`;
  };
  return html`${first === undefined ? null : html`<div class="problem" role="alert"><p>${problems.card ?? words.problem}</p></div>`}
<form method="post" action="${action}" novalidate>
${token}
${field('number', words.card.number, null, html`autocomplete="cc-number" maxlength="24" value="${form['number'] ?? ''}"`)}
${field('expiry', words.card.expiry, words.card.expiryHint, html`autocomplete="cc-exp" maxlength="9" value="${form['expiry'] ?? ''}"`)}
${field('cvc', words.card.cvc, words.card.cvcHint, html`autocomplete="cc-csc" maxlength="4"`)}
<p><button>${button}</button></p>
</form>
${testCards(words)}`;
};

const testCards = (words: Words): Html => {
  const meaning: Readonly<Record<TestCard['behaviour'], string>> = {
    succeeds: words.card.succeeds,
    'is-declined': words.card.isDeclined,
    'asks-for-confirmation': words.card.asks,
    'fails-later': words.card.failsLater,
  };
  return html`<section>
<h2>${words.card.testCards}</h2>
<ul>
${TEST_CARDS.map(({ number, behaviour }) => html`<li>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}: ${meaning[behaviour]}</li>`)}
</ul>
<p>${words.card.further}</p>
</section>`;
};
