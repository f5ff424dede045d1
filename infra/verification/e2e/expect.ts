import { expect as base } from '@playwright/test';

/** Waits longer than Playwright's 5 s: on a slow machine a step is late, and not wrong. */
export const expect = base.configure({ timeout: 15_000 });
