import { type Html, html } from '../pages/html.ts';
import type { Control, ControlState } from './control.ts';
import { switchesSchema } from './switches.ts';

const ROOT = '/dev/payments';

const ANSWERS = switchesSchema.shape.answers.unwrap().options;

const SHARES = ['duplicated', 'reordered', 'late', 'lost'] as const;

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

/** Page `/dev/payments` for developers, in English. */
export const controlPage = (control: Control, token: Html): Html => {
  const state = control.state();
  return html`<header><p class="practice">Practice payments: no money moves.</p></header>
<main>
<h1>Practice payments</h1>
<section>
<h2>Clock</h2>
<p>It is <time>${moment(state.now)}</time> UTC here.</p>
<form method="post" action="${ROOT}/clock">
${token}
<p class="actions">
<button name="move" value="day">A day later</button>
<button name="move" value="trial-end" class="second">To the end of the next trial</button>
<button name="move" value="renewal" class="second">To the next renewal</button>
</p>
</form>
</section>
<section>
<h2>Subscriptions</h2>
${state.subscriptions.length === 0 ? html`<p>There are none yet.</p>` : state.subscriptions.map((each) => subscriptionOf(each, token))}
</section>
<section>
<h2>Switches</h2>
${switchesForm(state, token)}
</section>
<section>
<h2>Webhooks</h2>
<p>${state.waiting} waiting.</p>
<form method="post" action="${ROOT}/deliver">${token}<p><button class="second">Deliver all now</button></p></form>
<ul>
${state.deliveries.map(({ type, event, outcome, attempts }) => html`<li>${type}, ${event}: ${outcome ?? 'waiting'}, attempts: ${attempts}</li>`)}
</ul>
</section>
</main>`;
};

const subscriptionOf = (
  { id, status, price, periodEnd, cardFails }: ControlState['subscriptions'][number],
  token: Html,
): Html => html`<form method="post" action="${ROOT}/card">
${token}
<p>${id}: ${price}, ${status}, period ends ${moment(periodEnd)}</p>
<input type="hidden" name="subscription" value="${id}">
<p class="actions">
<button name="fails" value="${String(!cardFails)}" class="second">${cardFails ? 'Card works again' : 'Card fails from now on'}</button>
</p>
</form>`;

const switchesForm = (
  { switches }: ControlState,
  token: Html,
): Html => html`<form method="post" action="${ROOT}/switches">
${token}
<fieldset>
<legend>Webhooks</legend>
${SHARES.map(
  (name) =>
    html`<p><label for="${name}">Share ${name}, from 0 to 1</label><input id="${name}" name="${name}" inputmode="decimal" value="${switches[name]}"></p>`,
)}
<p><label><input type="checkbox" name="held" value="true"${switches.held ? html` checked` : null}> Hold until delivered by hand</label></p>
</fieldset>
<div class="field">
<label for="answers">The API answers</label>
<select id="answers" name="answers">
${ANSWERS.map((each) => html`<option${each === switches.answers ? html` selected` : null}>${each}</option>`)}
</select>
</div>
<div class="field">
<label for="answersLeft">For so many calls; empty for all</label>
<input id="answersLeft" name="answersLeft" inputmode="numeric" value="${switches.answersLeft ?? ''}">
</div>
<p><button>Set</button></p>
</form>`;
