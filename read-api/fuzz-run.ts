import { expectToStand } from '@hearthway/infra/fuzz/expect-to-stand.ts';
import { buildOver, startScenario } from './scenario.ts';

export const fuzzReadApi = async (options: {
  readonly requests: number;
  readonly seed: number;
}): Promise<void> => {
  const scenario = await startScenario();
  const { app, close } = buildOver(scenario);
  try {
    await expectToStand(app, {
      ...options,
      vocabulary: {
        category: ['aba-therapy', 'dental'],
        search: ['speech therapy', 'aba near me', 'first appointment'],
        location: ['27701', 'Durham, NC', '35.99, -78.9'],
      },
      signIn: async () => {
        const { headers } = await scenario.signUp();
        return { ...headers };
      },
    });
  } finally {
    await close();
    await scenario.stop();
  }
};
