import { test } from 'vitest';
import { expect } from './expect.ts';
import { mailedCode } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { giveConsent, newPerson, open } from './visit.ts';

const { stack, arrive } = setStage();

test('a browser that asks for Spanish gets Spanish, and a family that signs up there is mailed in Spanish', async () => {
  const { page } = await arrive({ locale: 'es-MX' });
  const { email, password } = newPerson();
  await open(page, '/signup');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.getByLabel('Nombre').fill('Robin');
  await page.getByLabel('Apellido').fill('Hearth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar la contraseña', { exact: true }).fill(password);
  await giveConsent(page);
  await page.getByRole('button', { name: 'Crear una cuenta gratis' }).click();
  // The time that a mail may take starts here: the account exists now.
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
  expect(await mailedCode(stack(), { to: email, subject: 'bienvenida' })).toMatch(/^\d{6}$/);
});
