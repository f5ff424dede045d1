import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { openBrowser } from '../../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../../testing/steps.fixture.ts';

test('a visitor sees who is near before there is an account, and keeps them with one', async () => {
  const page = await openBrowser({ width: 360, height: 740 });
  const { site } = page;
  await page.open('/');
  const look = site.getByRole('region', { name: 'Who is near you?' });
  await look.getByLabelText('ZIP code or city').fill('Durham, NC');
  await look.getByText('Speech').click();
  await press(page, 'Show who is near');
  await expect.element(look.getByRole('heading', { name: 'Nearest to Durham, NC' })).toBeVisible();
  await expect.element(look.getByRole('listitem')).toHaveLength(3);
  await expect.element(look.getByText(/Speech Therapy · About \d+ mile/).first()).toBeVisible();
  await expect.element(look.getByText(/919/)).toHaveLength(0);
  await expect.element(site.getByLabelText('Your location')).toHaveValue('Durham, NC');
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await look.getByRole('link', { name: /Save these and see all/ }).click();
  await expect.poll(page.path).toMatch(/^\/signup\?/);
  for (const [label, text] of [
    ['First name', 'Rosa'],
    ['Last name', 'Lee'],
    ['Email', 'rosa@example.org'],
    ['Password', 'Willow-Harbor-Quilt-71'],
    ['Confirm password', 'Willow-Harbor-Quilt-71'],
  ] as const)
    await site.getByRole('main').getByLabelText(label, { exact: true }).fill(text);
  for (const name of [/Terms of Service/, /Privacy Policy/, /or older/])
    await site.getByRole('main').getByRole('checkbox', { name }).click();
  await site.getByRole('main').getByRole('button', { name: 'Create Free Account' }).click();
  await expect.poll(page.path).toBe('/resources/speech-therapy?location=Durham%2C+NC');
  await expect.poll(() => bodiesTo(page, 'POST /api/favorites').length).toBe(3);
});

test('a place that is not known is said at the field, and one of several is chosen by a press', async () => {
  const page = await openBrowser({ width: 360, height: 740 });
  const { site } = page;
  await page.open('/');
  const look = site.getByRole('region', { name: 'Who is near you?' });
  const place = look.getByLabelText('ZIP code or city');
  await place.fill('Nowhere at all');
  await press(page, 'Show who is near');
  await expect.element(place).toHaveAttribute('aria-invalid', 'true');
  await place.fill('Springfield');
  await press(page, 'Show who is near');
  await look.getByRole('button', { name: 'Springfield, IL' }).click();
  await expect
    .element(look.getByRole('heading', { name: 'Nearest to Springfield, IL' }))
    .toBeVisible();
  await expect.element(place).toHaveValue('Springfield, IL');
});
