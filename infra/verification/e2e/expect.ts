import { expect as base } from '@playwright/test';
import { PATIENCE_MS } from '../test-runs/patience.ts';

/** Waits longer than Playwright's 5 s: on a slow machine a step is late, and not wrong. */
export const expect = base.configure({ timeout: PATIENCE_MS });
