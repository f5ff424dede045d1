import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Reports which packages a process loads that serves chats with these settings. */
const SCRIPT = `
  import { registerHooks } from 'node:module';
  const packages = ['openai', '@anthropic-ai/sdk'];
  const loaded = new Set();
  registerHooks({
    load: (url, context, next) => {
      for (const name of packages) if (url.includes('/node_modules/' + name + '/')) loaded.add(name);
      return next(url, context);
    },
  });
  const [app, answering, settings] = process.argv.slice(1);
  await import(app);
  await (await import(answering)).readAnswering(JSON.parse(settings));
  process.stdout.write(JSON.stringify([...loaded]));
`;

const APP = import.meta.resolve('../app.ts');
const ANSWERING = import.meta.resolve('@hearthway/infra/adapters/chat-models/answering.ts');

const loadedWith = async (settings: Readonly<Record<string, string>>): Promise<unknown> => {
  const script = ['--input-type=module', '--eval', SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...script,
    APP,
    ANSWERING,
    JSON.stringify(settings),
  ]);
  return JSON.parse(stdout);
};

const MODEL = { CHAT_MODEL: 'a-model', CHAT_MODEL_KEY: 'a-key' };

test.each([
  [{}, []],
  [{ CHAT_ADAPTER: 'embedded' }, []],
  [{ CHAT_ADAPTER: 'openai', ...MODEL }, ['openai']],
  [{ CHAT_ADAPTER: 'anthropic', ...MODEL }, ['@anthropic-ai/sdk']],
])('with %j the service loads of the packages for models only %j', async (settings, packages) => {
  expect(await loadedWith(settings)).toEqual(packages);
});
