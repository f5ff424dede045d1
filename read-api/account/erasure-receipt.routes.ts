import {
  backupsEndAt,
  RECEIPT_WORDS,
  receiptLines,
} from '@hearthway/domain/account/erasure-receipt.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { userOfReceiptCode } from '@hearthway/infra/adapters/account/receipt-code.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

/**
 * `GET /api/account/erasure-receipt`: returns the receipt of an erasure as a text file. The family no longer
 * has an account, so a code in the last mail opens it; the file does not tell whose data it was.
 */
export const addErasureReceiptRoute = (
  app: HttpServer,
  { database, privacy }: Pick<ReadDependencies, 'database' | 'privacy'>,
): void => {
  app.get(
    '/api/account/erasure-receipt',
    { config: { access: 'anyone' }, schema: { querystring: z.object({ code: z.string() }) } },
    async (request, reply) => {
      const userId = await userOfReceiptCode(privacy, request.query.code);
      const erased =
        userId === undefined
          ? undefined
          : await database
              .selectFrom('erased_people')
              .selectAll()
              .where('user_id', '=', userId)
              .executeTakeFirst();
      if (erased === undefined) throw refuse('NotFound');
      const steps = {
        erasedAt: erased.erased_at,
        finishedAt: erased.finished_at,
        scrubbedAt: erased.scrubbed_at,
      };
      const translate = translatorFor(request);
      const at = (date: Date | null): string =>
        date === null
          ? translate(RECEIPT_WORDS.underWay)
          : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      const lines = [
        `${PRODUCT.name}: ${translate(RECEIPT_WORDS.title)}`,
        `${translate(RECEIPT_WORDS.number)}: ${erased.user_id}`,
        '',
        ...receiptLines(steps).map(({ place, doneAt }) => `${translate(place)}: ${at(doneAt)}`),
        '',
        `${translate(RECEIPT_WORDS.backups)}: ${at(backupsEndAt(steps)).slice(0, 'YYYY-MM-DD'.length)}`,
        '',
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${PRODUCT.storagePrefix}-erasure-receipt.txt"`,
        })
        .send(lines.join('\r\n'));
    },
  );
};
