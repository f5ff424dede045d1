import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { mailedCode } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open } from './visit.ts';

const { stack, arrive } = setStage();

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const english = (page: Page) => page.getByRole('button', { name: 'English' });
const spanish = (page: Page) => page.getByRole('button', { name: 'Español' });

test('a browser that asks for Spanish gets Spanish, and its person may choose English for good', async () => {
  const { page } = await arrive({ locale: 'es-MX' });
  await open(page, '/');
  expect(await languageOf(page)).toBe('es');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(spanish(page)).toHaveAttribute('aria-current', 'true');

  await english(page).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await languageOf(page)).toBe('en');
  await expect(english(page)).toHaveAttribute('aria-current', 'true');

  await open(page, '/about');
  expect(await languageOf(page)).toBe('en');
  await spanish(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acerca de Hearthway');
});

test('a family that signs up in Spanish is mailed in Spanish', async () => {
  const { page } = await arrive({ locale: 'es-US' });
  const { email, password } = newPerson();
  await open(page, '/signup');
  await page.getByLabel('Nombre').fill('Robin');
  await page.getByLabel('Apellido').fill('Hearth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar la contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear una cuenta gratis' }).click();
  expect(await mailedCode(stack(), { to: email, subject: 'bienvenida' })).toMatch(/^\d{6}$/);
});
