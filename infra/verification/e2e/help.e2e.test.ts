import { onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, signIn, signUp } from './visit.ts';

const { arrive, browser, stack } = setStage();

const ANSWER = '/help/distance-filter';

const foundSchema = z.object({ results: z.array(z.object({ answerId: z.string() })) });

/** Answers that come first for the words of parents, and the one that has to be among them. */
const firstFound = async (q: string, language: string): Promise<readonly string[]> => {
  const answer = await fetch(`${stack().url}/api/help/search?${new URLSearchParams({ q })}`, {
    headers: { 'accept-language': language },
  });
  const { results } = foundSchema.parse(await answer.json());
  return results.slice(0, 3).map(({ answerId }) => answerId);
};

const whenPublished = () => expect.poll(() => firstFound('miles', 'en')).not.toEqual([]);

const FINDS = [
  ['en', 'cancel my subscription', 'cancel-plan'],
  ['en', 'I forgot my password', 'forgot-password'],
  ['en', 'how many miles', 'distance-filter'],
  ['en', 'delete account', 'delete-account'],
  ['en', 'is there a spanish version', 'languages'],
  ['en', 'how much does it cost', 'is-it-free'],
  ['en', 'wrong phone number', 'correct-listing'],
  ['en', 'will insurance pay for aba', 'insurance-coverage'],
  ['en', 'claim denied', 'plan-said-no'],
  ['en', 'appeal deadline reminder', 'appeal-reminders'],
  ['en', 'dark mode', 'accessibility'],
  ['en', 'how to print', 'printing'],
  ['en', 'receipt', 'receipts'],
  ['en', 'suicide', 'emergency'],
  ['en', 'chatbot', 'assistant'],
  ['en', 'who can see my data', 'privacy'],
  ['en', 'logged out', 'signed-out'],
  ['en', 'waiting list', 'wait-lists'],
  ['en', 'talk to a human', 'reach-a-person'],
  ['en', 'two kids', 'children-and-partner'],
  ['en', 'my husband', 'children-and-partner'],
  ['en', 'credit card declined', 'payment-failed'],
  ['en', 'no results', 'nothing-found'],
  ['en', 'app for iphone', 'two-devices'],
  ['en', 'adress wrong', 'correct-listing'],
  ['es', 'cancelar mi suscripción', 'cancel-plan'],
  ['es', 'olvide mi contraseña', 'forgot-password'],
  ['es', 'cuántas millas', 'distance-filter'],
  ['es', 'borrar mi cuenta', 'delete-account'],
  ['es', 'inglés', 'languages'],
  ['es', 'cuánto cuesta', 'is-it-free'],
  ['es', 'teléfono equivocado', 'correct-listing'],
  ['es', 'mi seguro paga', 'insurance-coverage'],
  ['es', 'me negaron la terapia', 'plan-said-no'],
  ['es', 'imprimir', 'printing'],
  ['es', 'recibo', 'receipts'],
  ['es', 'emergencia', 'emergency'],
  ['es', 'hablar con alguien', 'reach-a-person'],
  ['es', 'lista de espera', 'wait-lists'],
  ['es', 'quién ve mis datos', 'privacy'],
  ['es', 'mi esposo', 'children-and-partner'],
  ['es', 'modo oscuro', 'accessibility'],
  ['es', 'tarjeta rechazada', 'payment-failed'],
] as const;

test('what parents ask for is found among the first three answers', async () => {
  await whenPublished();
  const missed = await Promise.all(
    FINDS.map(async ([language, words, answerId]) => {
      const found = await firstFound(words, language);
      return found.includes(answerId) ? [] : [`${language}: “${words}” finds ${found.join(', ')}`];
    }),
  );
  expect(missed.flat()).toEqual([]);
});

test('without JavaScript a visitor reads the help, and an answer to its end', async () => {
  await whenPublished();
  const context = await browser().newContext({
    baseURL: stack().url,
    javaScriptEnabled: false,
    locale: 'es-US',
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await expect
    .poll(async () => {
      await page.goto('/help');
      return page
        .getByRole('link', { name: '¿Hasta qué distancia de mi casa llega una búsqueda?' })
        .count();
    })
    .toBe(1);
  await page
    .getByRole('link', { name: '¿Hasta qué distancia de mi casa llega una búsqueda?' })
    .click();
  await expect(page.getByText(/hasta 25 millas alrededor/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Escríbanos' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a vote is seen on the other device of the family', async () => {
  await whenPublished();
  const person = newPerson();
  const [phone, desk] = await Promise.all([arrive({ width: 320 }), arrive()]);
  await signUp(phone.page, person, ANSWER);
  await signIn(desk.page, person, ANSWER);
  const yes = { name: 'Yes', exact: true };
  await phone.page.getByRole('button', yes).click();
  await expect(desk.page.getByRole('button', yes)).toHaveAttribute('aria-pressed', 'true');
  await desk.page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(phone.page.getByRole('link', { name: 'Tell us what is missing' })).toBeVisible();
});
