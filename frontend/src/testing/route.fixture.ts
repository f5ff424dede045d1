import type { Model } from '@hearthway/domain/live/live.contract.ts';
import type * as z from 'zod/mini';
import type { Call } from './wire.fixture.ts';

/** A route of the API that the tests' pages call. */
export interface Route {
  readonly route: string;
  /** Of the body; left out where there is none, or a file. */
  readonly schema?: z.core.$ZodType;
  /** Answers with its position. */
  readonly model?: Model;
  readonly answer: (call: Call) => unknown;
}

export const none = () => undefined;

/** The fields of an unchecked request body. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

export const textOf = (body: unknown, field: string): string => String(fieldsOf(body)[field] ?? '');
