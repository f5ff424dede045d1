import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { press } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';

const PATH = '/insurance-help';
const ROUTE = 'POST /api/insurance/lookup';

const open = (options: OpenOptions = {}): Promise<SitePage> =>
  openPage(PATH, { viewer: 'visitor', ...options });

const provider = ({ site }: SitePage) => site.getByLabelText('Insurance provider');

const lookUp = async (page: SitePage): Promise<void> => {
  await provider(page).selectOptions('aetna');
  await press(page, 'Check My Coverage');
};

test('a visitor gets the summary and contacts, and the member id goes', async () => {
  const page = await open();
  const { site } = page;
  await site.getByLabelText('Member ID (optional)').fill('PLANTED-1');
  await lookUp(page);
  await expect.element(site.getByRole('heading', { name: 'Coverage Summary' })).toBeVisible();
  await expect.element(site.getByText('Coverage Information Retrieved')).toBeVisible();
  await expect
    .element(site.getByText('We show what is known. The rest depends on your plan.'))
    .toBeVisible();
  await expect.element(site.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  await expect.element(site.getByLabelText('Member ID (optional)')).toHaveValue('');
  await expect.element(provider(page)).toHaveValue('aetna');
  await expect.element(site.getByText('Check My Coverage')).toBeVisible();
  expect(page.window().location.href).not.toContain('PLANTED');
});

test('the insurer of a lookup goes along to the call', async () => {
  const page = await open();
  await lookUp(page);
  await expect.element(page.site.getByRole('heading', { name: 'Coverage Summary' })).toBeVisible();
  await page.open('/insurance-help/call');
  await expect.element(page.site.getByLabelText('Insurer')).toHaveValue('aetna');
});

test('without an insurer it says what is missing, and asks no server', async () => {
  const page = await open();
  await press(page, 'Check My Coverage');
  await expect.element(page.site.getByText('Please select an insurance provider')).toBeVisible();
  await expect.element(provider(page)).toHaveFocus();
});

test('a lookup that fails says so, and keeps what was typed', async () => {
  const page = await open({ api: { [ROUTE]: unreachable } });
  const { site } = page;
  await site.getByLabelText('ZIP code (optional)').fill('27701');
  await lookUp(page);
  await expect.element(site.getByText('Coverage Lookup Failed')).toBeVisible();
  await expect
    .element(site.getByText('Unable to retrieve coverage information at this time.'))
    .toBeVisible();
  await expect.element(site.getByLabelText('ZIP code (optional)')).toHaveValue('27701');
});

test('a ZIP code in another state is asked about, and the choice is sent', async () => {
  let choices: readonly string[] = ['TX', 'NC'];
  const sent: unknown[] = [];
  const page = await open({
    api: {
      [ROUTE]: ({ body }) => {
        sent.push(body);
        const [first] = choices;
        choices = [];
        return first === undefined
          ? { status: 503 }
          : {
              status: 422,
              body: { code: 'ZipInAnotherState', message: 'Which one?', choices: ['TX', 'NC'] },
            };
      },
    },
  });
  const { site } = page;
  await site.getByLabelText('ZIP code (optional)').fill('78701');
  await site.getByLabelText('State (optional)').selectOptions('NC');
  await lookUp(page);
  await expect.element(site.getByText('Your ZIP is in Texas. Which one?')).toBeVisible();
  await press(page, 'North Carolina');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ state: 'NC', zipCode: '' });
});

test('arrow keys lead from tab to tab', async () => {
  const { site } = await open();
  const tab = (name: string) => site.getByRole('tab', { name });
  await tab('Coverage Lookup').click();
  await commands.pressKey('ArrowRight');
  await expect.element(tab('Available Resources')).toHaveFocus();
  await expect.element(site.getByRole('heading', { name: 'Core Therapies' })).toBeVisible();
  await commands.pressKey('End');
  await expect.element(tab('Coverage Guide')).toHaveFocus();
  await expect.element(site.getByRole('heading', { name: 'Six questions to ask' })).toBeVisible();
  await commands.pressKey('ArrowRight');
  await expect.element(tab('Coverage Lookup')).toHaveFocus();
});

test.for(['en', 'es'])('no part has a barrier or is wider than a phone: %s', async (language) => {
  const page = await open({ width: 320, language });
  for (const tab of [2, 1, 0]) {
    await page.site.getByRole('tab').nth(tab).click();
    expect(await barriersOf(page)).toEqual([]);
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
  }
});
