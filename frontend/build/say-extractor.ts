import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { ESTree } from 'vite';

const IMPORTED = /\bsay\b[^;]*from '[^']*\/message\.ts'/;

/** Collects the messages of the servers' code: each call of `say` (`domain/kernel/message.ts`). */
export const sayExtractor: ExtractorType = {
  match: (file) => /\.ts$/.test(file) && !/\/frontend\/src\//.test(file),
  extract: async (file, code, onMessageExtracted) => {
    if (!IMPORTED.test(code)) return;
    // Lingui loads its configuration in a way that cannot load Vite at once.
    const { parseSync, Visitor } = await import('vite');
    new Visitor({
      CallExpression: (call) => {
        if (call.callee.type !== 'Identifier' || call.callee.name !== 'say') return;
        const [message, , context] = call.arguments.map(literalIn);
        if (message === undefined) throw new Error(`${file} has a message that is no literal.`);
        const id: string = generateMessageId(message, context);
        onMessageExtracted({
          id,
          message,
          ...(context !== undefined && { context }),
          origin: [file, 1],
        });
      },
    }).visit(parseSync(file, code).program);
  },
};

const literalIn = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
};
