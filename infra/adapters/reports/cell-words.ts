import { createHmac, createSecretKey } from 'node:crypto';
import type { WordsOf } from '@hearthway/domain/reports/noise.ts';
import type { Privacy } from '../privacy/privacy.ts';

/** Purpose of the noise key. Changing it would redraw all noise. */
const PURPOSE = 'report-noise';
const VERSION = 'v1';

/**
 * Key of all noise: as secret as the master key, but permanent, since two draws of a cell could be averaged.
 * It is derived from the installation's key `hashes`, which a rotation keeps.
 */
export const reportNoiseKey = (privacy: Pick<Privacy, 'keyedHash'>): Promise<Buffer> =>
  privacy.keyedHash(PURPOSE, VERSION);

const WORD_BYTES = 4;

/** Words of HMAC-SHA-256 over a cell's name and the block number. */
export const cellWordsOf = (key: Uint8Array): WordsOf => {
  // A key object, since Node takes five times as long with the key's bytes.
  const secret = createSecretKey(key);
  return (cell) => {
    let block = Buffer.alloc(0);
    let [at, blocks] = [0, 0];
    return () => {
      if (at === block.length) {
        block = createHmac('sha256', secret).update(`${blocks} ${cell}`).digest();
        at = 0;
        blocks += 1;
      }
      const word = block.readUInt32BE(at);
      at += WORD_BYTES;
      return word;
    };
  };
};
