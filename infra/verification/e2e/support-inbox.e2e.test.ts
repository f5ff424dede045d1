import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, signInAs, signUp } from './visit.ts';

const stage = setStage();

const PATIENCE = { timeout: 60_000 };

const SUBJECT = 'Una carta del seguro';
const ANSWER = 'Gracias, la carta llegó hoy.';

test('a family and support write to each other, over the form, both open pages and mail', async () => {
  const person = newPerson();
  const family = await stage.arrive({ locale: 'es-ES' });
  await signUp(family.page, person, '/contact');
  const staff = await stage.arrive();
  await signInAs(staff.page, stage.stack(), {
    role: 'support',
    path: '/staff/inbox?topic=aba-therapy&language=es',
  });

  await family.page.getByLabel('¿De qué se trata?').selectOption('aba-therapy');
  await family.page.getByLabel('Asunto', { exact: true }).fill(SUBJECT);
  await family.page.getByLabel('Mensaje', { exact: true }).fill('Piden un formulario. ¿Cuál es?');
  await family.page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await family.page.getByRole('link', { name: 'Ver su conversación' }).click();
  await expect(family.page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  const threadId = family.page.url().split('/').at(-1) ?? '';

  await staff.page.locator(`a[data-thread="${threadId}"]`).click(PATIENCE);
  await expect(staff.page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  await staff.page.getByLabel('Insert a template').selectOption('looking-into-it');
  await staff.page.getByRole('button', { name: 'Send reply' }).click();
  const reply = family.page.getByRole('article').filter({ hasText: 'Hola, Robin:' });
  await expect(reply).toBeVisible(PATIENCE);

  const outbox = await family.page.context().newPage();
  const mail = outbox
    .getByRole('listitem')
    .filter({ hasText: person.email })
    .getByRole('link', { name: 'Una respuesta a su mensaje' });
  await expect(async () => {
    await outbox.goto('/dev/outbox');
    await expect(mail).toBeVisible();
  }).toPass(PATIENCE);
  await mail.click();
  await expect(outbox.frameLocator('iframe').getByText('Lo estamos revisando')).toBeVisible();
  await outbox.getByLabel('It arrives as a mail').fill(ANSWER);
  await outbox.getByRole('button', { name: 'Send the answer' }).click();
  await expect(outbox.getByRole('status')).toHaveText('The answer was handed over.');

  for (const { page } of [staff, family])
    await expect(page.getByRole('article').filter({ hasText: ANSWER })).toBeVisible(PATIENCE);
});
