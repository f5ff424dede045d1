import { expect, test } from 'vitest';
import { openPage } from '../testing/page.fixture.ts';

const BOXES = ['I accept the Terms of Service', 'I accept the Privacy Policy', 'I am 18 or older'];

const open = async () => {
  const page = await openPage('/signup');
  const field = (label: string) => page.site.getByLabelText(label, { exact: true });
  return {
    ...page,
    field,
    send: () => page.site.getByRole('button', { name: 'Create Free Account' }).click(),
    fillIn: async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
      for (const box of BOXES) await field(box).click();
    },
  };
};

const COMPLETE = {
  'First name': 'Ana',
  'Last name': 'Alvarez',
  Email: 'ana@example.org',
  Password: 'three quiet otters',
  'Confirm password': 'three quiet otters',
};

test('errors come when the form is sent, and each goes while its field is put right', async () => {
  const { site, field, send, wire } = await open();
  await field('First name').fill('');
  await expect.element(site.getByText('Please enter your first name')).not.toBeInTheDocument();
  await send();
  await expect.element(site.getByText('Please enter your first name')).toBeVisible();
  await expect.element(field('First name')).toHaveFocus();
  await field('First name').fill('A');
  await expect.element(site.getByText('Please enter your first name')).not.toBeInTheDocument();
  await expect.element(site.getByText('Please enter your last name')).toBeVisible();
  expect(wire.calls('POST /api/register')).toEqual([]);
});

test('a repeated password is compared again when the first is changed', async () => {
  const { site, field, fillIn, send } = await open();
  await fillIn({ ...COMPLETE, Password: 'three quiet otter' });
  await send();
  await expect.element(site.getByText('Passwords don’t match')).toBeVisible();
  await field('Password').fill(COMPLETE.Password);
  await expect.element(site.getByText('Passwords don’t match')).not.toBeInTheDocument();
});

test('an error that only the server knows gets the focus and stays until its field changes', async () => {
  const { site, field, fillIn, send, wire } = await open();
  const message = 'This is one of the most common passwords. Please choose another.';
  wire.answer('POST /api/register', () => ({
    status: 400,
    body: { code: 'ValidationFailed', message: 'No.', issues: [{ path: 'password', message }] },
  }));
  await fillIn(COMPLETE);
  await send();
  await expect.element(site.getByText(message)).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
  await field('First name').fill('Anna');
  await expect.element(site.getByText(message)).toBeVisible();
  await field('Password').fill('three noisy otters');
  await expect.element(site.getByText(message)).not.toBeInTheDocument();
});

test('two quick presses send it once', async () => {
  const { fillIn, document, wire } = await open();
  wire.answer('POST /api/register', () => new Promise(() => {}));
  await fillIn(COMPLETE);
  const button = document().querySelector<HTMLButtonElement>('main [type="submit"]');
  button?.click();
  button?.click();
  await expect.poll(() => wire.calls('POST /api/register').length).toBe(1);
});

test('a box that was left empty says so, until it is ticked', async () => {
  const { site, field, fillIn, send, wire } = await open();
  await fillIn(COMPLETE);
  await field('I am 18 or older').click();
  await send();
  const problem = site.getByText('Please confirm that you are 18 or older');
  await expect.element(problem).toBeVisible();
  await expect.element(field('I am 18 or older')).toHaveFocus();
  await field('I am 18 or older').click();
  await expect.element(problem).not.toBeInTheDocument();
  expect(wire.calls('POST /api/register')).toEqual([]);
  await send();
  await expect.poll(() => wire.calls('POST /api/register').length).toBe(1);
  expect(wire.calls('POST /api/register')[0]?.body).toMatchObject({
    acceptedTerms: '2025-01-31',
    acceptedPrivacy: '2025-01-30',
    confirmedAge: '18',
  });
});

test('the message about a taken email stays until the email is changed', async () => {
  const { site, field, fillIn, send, wire } = await open();
  const message = 'There is already an account with this email.';
  wire.answer('POST /api/register', () => ({ status: 409, body: { code: 'EmailTaken', message } }));
  await fillIn(COMPLETE);
  await send();
  await expect.element(site.getByText(message)).toBeVisible();
  await field('First name').fill('Anna');
  await expect.element(site.getByText(message)).toBeVisible();
  await field('Email').fill('anna@example.org');
  await expect.element(site.getByText(message)).not.toBeInTheDocument();
});

test('the note above a form goes with the last error that the server has found', async () => {
  const { site, field, fillIn, send, wire } = await open();
  const issues = [{ path: 'password', message: 'This is one of the most common passwords.' }];
  wire.answer('POST /api/register', () => ({
    status: 400,
    body: { code: 'ValidationFailed', message: 'No.', issues },
  }));
  await fillIn(COMPLETE);
  await send();
  await expect.element(site.getByRole('alert')).toBeVisible();
  await field('Password').fill('three noisy otters');
  await expect.element(site.getByRole('alert')).not.toBeInTheDocument();
});
