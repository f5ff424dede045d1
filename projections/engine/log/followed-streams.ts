import { streams } from '@hearthway/domain/contexts.ts';

/**
 * Prefixes of all our streams. Every projection follows all of them, so that its checkpoint also moves past
 * events that it does not fold.
 */
export const STREAM_PREFIXES: readonly string[] = streams.map(({ nameOf }) => nameOf(''));
