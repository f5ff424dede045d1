import { streams } from '@hearthway/domain/contexts.ts';

/**
 * How the names of all our streams begin. Every projection follows all of them, so that its
 * checkpoint also moves past what it has no use for.
 */
export const STREAM_PREFIXES: readonly string[] = streams.map(({ nameOf }) => nameOf(''));
