import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';
import { unreachable } from '../../testing/wire.fixture.ts';
import { HANDED_THREAD } from './chat.routes.fixture.ts';

const HAND_OVER = 'POST /api/support/chat/:chatMessageId/handover';

const NOTE = 'Add a line of your own (optional)';

/** Words of one letter: Chromium wraps one long word slowly. */
const LONG = 'x '.repeat(10_000);

const dialog = ({ site }: SitePage) => site.getByRole('dialog', { name: 'AI Support Chat' });

/** Asks about the moon, which the assistant knows nothing of. */
const ask = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage('/about', options);
  await settle(page);
  await keyboardOf(page).enter(page.site.getByRole('button', { name: 'Open AI Support Chat' }));
  await dialog(page).getByLabelText('Your message').fill('What about the moon?');
  await press(page, 'Send');
  await expect.element(dialog(page).getByText(/I don’t know this one/)).toBeVisible();
  return page;
};

/** As a family, until what is sent is shown. */
const wantPerson = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await ask({ viewer: 'family', ...options });
  await press(page, 'Talk to a person');
  await expect
    .element(dialog(page).getByRole('heading', { name: 'Talk to a person' }))
    .toHaveFocus();
  return page;
};

const shown = (page: SitePage) => dialog(page).getByRole('region', { name: 'Our team gets this' });

test.for([320, 1280])(
  'a family sees what is sent, agrees, and hears when it is answered, at %i px',
  async (width) => {
    const page = await wantPerson({ width, height: 640 });
    await dialog(page).getByLabelText(NOTE).fill('Please help');
    await expect
      .element(shown(page).getByText(/Please help[\s\S]*I asked:\s+What about the moon/))
      .toBeVisible();
    await expect
      .element(shown(page).getByText(/The assistant answered:\s+I don’t know/))
      .toBeVisible();
    expect(page.wire.calls(HAND_OVER)).toEqual([]);
    expect(overflowOf(page)).toBe(0);
    expect(await barriersOf(page)).toEqual([]);
    await press(page, 'Send to our team');
    await expect
      .element(dialog(page).getByText(/A person answers by Wednesday, November 25/))
      .toBeVisible();
    expect(bodiesTo(page, HAND_OVER)).toMatchObject([{ topic: 'resources', note: 'Please help' }]);
    expect(await barriersOf(page)).toEqual([]);
    await dialog(page).getByRole('link', { name: 'See your conversation' }).click();
    await expect.poll(page.path).toBe(`/support/threads/${HANDED_THREAD}`);
  },
);

test('afterwards the answer leads to the conversation, and the chat goes on', async () => {
  const page = await wantPerson();
  await press(page, 'Send to our team');
  await press(page, 'Back to the chat');
  await expect
    .element(dialog(page).getByRole('link', { name: 'See your conversation with our team' }))
    .toHaveAttribute('href', `/support/threads/${HANDED_THREAD}`);
  await expect.element(dialog(page).getByLabelText('Your message')).toHaveFocus();
});

test('nothing is sent on the way back', async () => {
  const page = await wantPerson();
  await press(page, 'Back to the chat');
  await expect.element(dialog(page).getByText(/I don’t know this one/)).toBeVisible();
  expect(page.wire.calls(HAND_OVER)).toEqual([]);
});

test('without a network the words stay, and another press sends them', async () => {
  const page = await wantPerson();
  await dialog(page).getByLabelText(NOTE).fill('Please help');
  const restore = page.wire.answer(HAND_OVER, unreachable);
  await press(page, 'Send to our team');
  await expect
    .element(
      dialog(page)
        .getByRole('alert')
        .getByText(/Nothing was lost/),
    )
    .toBeVisible();
  await expect.element(dialog(page).getByLabelText(NOTE)).toHaveValue('Please help');
  restore();
  await press(page, 'Send to our team');
  await expect.element(dialog(page).getByText(/A person answers by/)).toBeVisible();
});

test('words of a crisis bring the crisis line, and a long note is told at once', async () => {
  const page = await wantPerson();
  await dialog(page).getByLabelText(NOTE).fill('I want to die');
  await expect.element(dialog(page).getByRole('status').getByText('Call 988')).toBeVisible();
  await dialog(page).getByLabelText(NOTE).fill(LONG);
  await expect.element(dialog(page).getByText(/Shorten yours by/)).toBeVisible();
  await press(page, 'Send to our team');
  expect(page.wire.calls(HAND_OVER)).toEqual([]);
  await expect.element(dialog(page).getByLabelText(NOTE)).toHaveValue(LONG);
});

test('a visitor on the contact page finds the conversation below what was typed', async () => {
  const page = await ask();
  await dialog(page).getByRole('link', { name: 'Talk to a person' }).click();
  const message = page.site.getByLabelText('Message', { exact: true });
  await expect.element(message).toHaveDisplayValue(/What about the moon/);
  await message.fill('My own words');
  await keyboardOf(page).enter(page.site.getByRole('button', { name: 'Open AI Support Chat' }));
  await dialog(page).getByRole('link', { name: 'Talk to a person' }).click();
  await expect.element(message).toHaveDisplayValue(/^My own words\n\nFrom my chat/);
  await expect.element(page.site.getByLabelText('What is it about?')).toHaveValue('resources');
});
